import type { ApiClient, Request } from '../api/api-client.ts';
import type { Sent } from './every-operation.ts';

export type ReceivedResponse = { what: string; status: number; headers: unknown; body: string };

/** Sends operations of GraphQL and GET requests one after the other, and gives all that came back. */
export async function view(
  client: Pick<ApiClient, 'send'>,
  operations: readonly Sent[],
  paths: readonly string[] = [],
): Promise<ReceivedResponse[]> {
  const requests: [string, Request][] = [
    ...operations.map(({ what, query, variables }): [string, Request] => [
      what,
      { method: 'POST', url: '/graphql', payload: { query, variables } },
    ]),
    ...paths.map((url): [string, Request] => [`GET ${url}`, { method: 'GET', url }]),
  ];
  const responses: ReceivedResponse[] = [];
  for (const [what, request] of requests) {
    const { statusCode: status, headers, body } = await client.send(request);
    responses.push({ what, status, headers, body });
  }
  return responses;
}

/**
 * Makes alike what two shops must choose differently: ids by their first appearance, times, and cursors made of them.
 * One for each shop, for all that is compared.
 */
export function createNormalizer() {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const known = names.get(id) ?? `id ${names.size}`;
    names.set(id, known);
    return known;
  };
  return (value: unknown): string =>
    (typeof value === 'string' ? value : JSON.stringify(value))
      // Also where a line of a file begins, of which JSON writes the break as letters.
      .replaceAll(/(?<=\\[nr]|\b)[0-9a-f]{24}\b/g, nameOf)
      .replaceAll(/pi_\w+/g, 'a transaction')
      .replaceAll(/pk_test_\w+/g, 'a key')
      .replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'a uid')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
      .replaceAll(/\b1[6-9]\d{11}\b/g, 'a moment')
      .replaceAll(/\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT/g, 'a date')
      .replaceAll(/"x-request-id":"[^"]*"/g, 'a request')
      .replaceAll(/"etag":"[^}]*?"(?=[,}])/g, 'a tag')
      .replaceAll(/127\.0\.0\.1:\d+/g, 'a port')
      // Of a disk that both shops share with others.
      .replaceAll(/\\?"freeMegabytes\\?":\d+/g, 'megabytes')
      // What is left of the allowance depends on the minute in which it was asked.
      .replaceAll(/;r=\d+;t=\d+/g, ';r=points;t=seconds');
}

/** The first lines that differ, from their first difference on. */
export function differences(one: readonly string[], other: readonly string[]): [string, string][] {
  const length = Math.max(one.length, other.length);
  const pairs = Array.from({ length }, (_none, index) => [one[index] ?? '', other[index] ?? '']);
  return pairs
    .flatMap(([first = '', second = '']): [string, string][] => {
      if (first === second) return [];
      let at = 0;
      while (first[at] === second[at]) at += 1;
      const what = first.slice(0, first.indexOf('{'));
      const around = (text: string) => `${what}… ${text.slice(Math.max(0, at - 80), at + 160)}`;
      return [[around(first), around(second)]];
    })
    .slice(0, 5);
}
