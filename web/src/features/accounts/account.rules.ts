import {
  AddUserInput,
  GetTokenInput,
  MutationAddAdminArgs,
  UpdateProfileInput,
} from '@fitness-zone/contract/generated/inputs.ts';
import { object, string } from 'yup';
import { emailRule, photoRule, textRule } from '../../ui/form/rules.ts';

const nameRequired = 'User name is must be required';
const emailRequired = 'Email address is must be required';
const passwordRequired = 'Password is must be required';

/** The schema's bounds with the specification's messages. */
export const signInSchema = object({
  email: emailRule(GetTokenInput.email, emailRequired),
  password: string().required(passwordRequired),
});

export const signUpSchema = object({
  name: textRule(AddUserInput.name, nameRequired),
  email: emailRule(AddUserInput.email, emailRequired),
  password: string().required(passwordRequired),
  userRole: textRule(AddUserInput.userRole, 'must be select one'),
  image: photoRule('photo is required'),
});

export const profileSchema = object({ name: textRule(UpdateProfileInput.name, nameRequired) });

export const forgottenPasswordSchema = object({
  email: emailRule(GetTokenInput.email, emailRequired),
});

export const choosePasswordSchema = object({ password: string().required(passwordRequired) });

export const addAdminSchema = object({
  email: emailRule(MutationAddAdminArgs.email, emailRequired),
});
