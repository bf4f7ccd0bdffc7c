import { waits } from '@fitness-zone/testkit/waits.ts';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: waits.step });
