import type { ApiClient, Request } from '../api/api-client.ts';
import type { Sent } from './every-operation.ts';

export type ReceivedResponse = { what: string; status: number; headers: unknown; body: string };

/** Sends GraphQL operations and GET requests one at a time; returns all answers. */
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
 * Replaces what differs between two equal shops: ids by the order of appearance, times, and cursors made of them. Use
 * one normalizer per shop for everything that is compared.
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
      // Also matches at the start of a line in a file, where JSON writes the line break as letters.
      .replaceAll(/(?<=\\[nr]|\b)[0-9a-f]{24}\b/g, nameOf)
      .replaceAll(/pi_\w+/g, 'a transaction')
      .replaceAll(/pk_test_\w+/g, 'a key')
      .replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'a uid')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
      .replaceAll(/\b1[6-9]\d{11}\b/g, 'a moment')
      .replaceAll(/\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT/g, 'a date')
      // Links in mails are signed.
      .replaceAll(/(?<=token=[\w. -]+\.)[\w-]{43}\b/g, 'a signature')
      .replaceAll(/"x-request-id":"[^"]*"/g, 'a request')
      .replaceAll(/"etag":"[^}]*?"(?=[,}])/g, 'a tag')
      .replaceAll(/127\.0\.0\.1:\d+/g, 'a port')
      // Both shops share the machine's disk.
      .replaceAll(/\\?"freeMegabytes\\?":\d+/g, 'megabytes')
      // The rest of the allowance depends on the minute of the request.
      .replaceAll(/;r=\d+;t=\d+/g, ';r=points;t=seconds');
}

/** The first five lines that differ, each as an excerpt around its first difference. */
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
