import {
  AnswerProblemInput,
  CommentOnProblemInput,
  DecideProblemInput,
  ReportProblemInput,
} from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { object, string } from 'yup';
import { optionalTextRule, priceRule, textRule } from '../../../ui/form/rules.ts';

type Money = { amount: number; formatted: string; currency: string };

/** The rule of a typed refund: at most the amount paid and not yet returned. */
const amountRule = ({ amount: most, formatted, currency }: Money) =>
  priceRule(ReportProblemInput.amount, 'Type an amount', currency).test(
    'most',
    `must be at most ${formatted}`,
    (text) => (readAmount(text, currency) ?? 0) <= most,
  );

/** An amount that is required only if another field has a certain value. */
const amountIf = (field: string, value: string, kept: Money) =>
  string().when(field, ([chosen]) => (chosen === value ? amountRule(kept) : string()));

/** @param kept the amount paid and not returned */
export const reportProblemRules = (kept: Money) =>
  object({
    reason: string().required('Choose what is wrong'),
    text: textRule(ReportProblemInput.text, 'Say what happened'),
    wish: string().required('Choose what you want'),
    amount: amountIf('wish', 'PARTIAL_REFUND', kept),
  });

/** @param kept the amount paid and not returned */
export const answerProblemRules = (kept: Money) =>
  object({
    answer: string().required('Choose an answer'),
    amount: amountIf('answer', 'OFFER', kept),
    text: optionalTextRule(AnswerProblemInput.text).when('answer', ([answer], rule) =>
      answer === 'DECLINE' ? rule.trim().required('Say why') : rule,
    ),
  });

export const commentRules = object({
  text: textRule(CommentOnProblemInput.text, 'Write a comment'),
});

/** @param kept the amount paid and not returned */
export const decideProblemRules = (kept: Money) =>
  object({
    decision: string().required('Choose a decision'),
    amount: amountIf('decision', 'OWN', kept),
    text: textRule(DecideProblemInput.text, 'Say why: both sides read it'),
  });
