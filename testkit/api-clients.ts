import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { InjectOptions, Response } from 'light-my-request';
import { Attempt, type Outcome } from './attempt.ts';
import type { TestShop } from './start-test-shop.ts';

/** A JSON object whose shape the test knows. */
export type Json = Record<string, unknown>;

export type Request = InjectOptions & { url: string };

/** Both doors of the shop for one caller. A token goes along as `bearer`, if there is one. */
export function doors(shop: Pick<TestShop, 'app' | 'logs'>, token: string | null) {
  const send = (request: Request): Promise<Response> =>
    shop.app.inject({
      ...request,
      headers: { ...(token && { authorization: `bearer ${token}` }), ...request.headers },
    });

  const rest = <Answer>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown) =>
    new Attempt<Answer>(
      send({ method, url, ...(body !== undefined && { payload: body as object }) }).then(
        (response): Outcome<Answer> => ({
          refusal: response.statusCode < 400 ? null : response.statusCode,
          result: parse(response) as Answer,
          story: tell(shop, `${method} ${url}`, body, response),
        }),
      ),
    );

  async function askGraphql<Data>(
    query: string,
    given: Json | Promise<Json>,
  ): Promise<Outcome<Data>> {
    const variables = await given;
    const response = await send({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables },
    });
    const answer = parse(response) as GraphqlAnswer<Data>;
    return {
      refusal: refusalOf(answer),
      result: (answer.data ?? undefined) as Data,
      story: tell(shop, `${query}\n${JSON.stringify(variables)}`, undefined, response),
    };
  }

  return {
    token,
    /** Sends a request as it is. */
    send,
    /** Asks GraphQL; gives `data`. A mutation's `success: false` counts as a refusal by its code. */
    graphql: <Data = Json>(query: string, variables: Json | Promise<Json> = {}) =>
      new Attempt<Data>(askGraphql(query, variables)),
    get: <Answer = Json>(url: string) => rest<Answer>('GET', url),
    post: <Answer = Json>(url: string, body: unknown) => rest<Answer>('POST', url, body),
    patch: <Answer = Json>(url: string) => rest<Answer>('PATCH', url),
    delete: <Answer = Json>(url: string) => rest<Answer>('DELETE', url),
  };
}

export type Doors = ReturnType<typeof doors>;

type GraphqlAnswer<Data> = {
  data?: Data | null;
  errors?: { extensions?: { code?: string } }[];
};

const codes: Record<string, string> = enumValues.RefusalCode;

/** The refusal's code as the server writes it inside, for example `not-found`; others as they are. */
function refusalOf({ data, errors }: GraphqlAnswer<unknown>): string | null {
  const failed = errors?.[0];
  if (failed) return codeName(failed.extensions?.code);
  for (const answer of Object.values(data ?? {})) {
    if (answer && typeof answer === 'object' && 'success' in answer && answer.success === false) {
      return codeName('code' in answer ? answer.code : undefined);
    }
  }
  return null;
}

const codeName = (code: unknown) => codes[String(code)] ?? String(code ?? 'without a code');

function parse(response: Response): unknown {
  const json = String(response.headers['content-type']).includes('json');
  return json ? response.json() : response.body;
}

/** What was asked, what came back, and what the server thought of it. */
function tell(
  { logs }: Pick<TestShop, 'logs'>,
  asked: string,
  body: unknown,
  { statusCode, body: answer }: Response,
): string {
  const faults = logs.filter((line) => /"level":(50|60)/.test(line)).slice(-3);
  return [asked, body && JSON.stringify(body), `${statusCode} ${answer}`, ...faults]
    .filter(Boolean)
    .join('\n');
}
