import type { Reading } from '../../rest/read-route.ts';

export const taskReadings: Reading[] = [
  {
    url: '/tasks',
    summary: 'Lists up to 200 open tasks of the signed-in account, by deadline, then by age',
    points: 10,
    operation: '{ tasks { ...Task } }',
  },
];

export const taskFields = `fragment Task on Task {
  id kind subject sentence since until path mutation orderId
}`;
