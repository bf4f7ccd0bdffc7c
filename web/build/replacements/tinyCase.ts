/** Replaces what Yup renames the fields of objects with; no form of ours has them renamed. */
const unused = (): never => {
  throw new Error('Fields are not renamed.');
};

export const camelCase = unused;
export const snakeCase = unused;
