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

/** What the form for signing in must hold: the schema's bounds with the specification's messages. */
export const signInSchema = object({
  email: emailRule(GetTokenInput.email, emailRequired),
  password: string().required(passwordRequired),
});

/** What the form for signing up must hold. */
export const signUpSchema = object({
  name: textRule(AddUserInput.name, nameRequired),
  email: emailRule(AddUserInput.email, emailRequired),
  password: string().required(passwordRequired),
  userRole: textRule(AddUserInput.userRole, 'must be select one'),
  image: photoRule('photo is required'),
});

/** What the profile's form must hold. */
export const profileSchema = object({ name: textRule(UpdateProfileInput.name, nameRequired) });

/** What the form that asks for a password-reset mail must hold. */
export const forgottenPasswordSchema = object({
  email: emailRule(GetTokenInput.email, emailRequired),
});

/** What the form for a new password must hold. */
export const choosePasswordSchema = object({ password: string().required(passwordRequired) });

/** What the form that makes a user an admin must hold. */
export const addAdminSchema = object({
  email: emailRule(MutationAddAdminArgs.email, emailRequired),
});
