import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { InjectOptions, Response } from 'light-my-request';
import { ApiRequest, type Outcome } from './api-request.ts';

/** A JSON object whose shape the test knows. */
export type Json = Record<string, unknown>;

export type Request = InjectOptions & { url: string };

export type ApiResponse = Pick<Response, 'statusCode' | 'headers' | 'body' | 'json'>;

/** A server in the same process, or one behind `overHttp`, and what it logged so far. */
type ApiServer = {
  app: { inject: (request: Request) => Promise<ApiResponse> };
  logs: readonly string[];
};

/** The server at an address, which logs into a process of its own. */
export const overHttp = (url: string): ApiServer => ({
  logs: [],
  app: {
    async inject({ method = 'GET', url: path, payload, headers = {} }) {
      const body = payload as object | string | undefined;
      const isText = typeof body === 'string';
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          ...(body !== undefined && !isText && { 'content-type': 'application/json' }),
          ...(headers as Record<string, string>),
        },
        ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body: text,
        json: () => JSON.parse(text),
      };
    },
  },
});

/** REST and GraphQL for one caller. A token goes along as `bearer`, if there is one. */
export function apiClient(server: ApiServer, token: string | null) {
  const send = (request: Request): Promise<ApiResponse> =>
    server.app.inject({
      ...request,
      headers: { ...(token && { authorization: `bearer ${token}` }), ...request.headers },
    });

  const rest = <Answer>(request: Request) =>
    new ApiRequest<Answer>(
      send(request).then(
        (response): Outcome<Answer> => ({
          refusal: response.statusCode < 400 ? null : response.statusCode,
          result: parse(response) as Answer,
          transcript: transcriptOf(
            server,
            `${request.method} ${request.url}`,
            request.payload,
            response,
          ),
        }),
      ),
    );

  async function queryGraphql<Data>(
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
      refusal:
        refusalOf(answer) ?? (answer.data === undefined ? String(response.statusCode) : null),
      result: (answer.data ?? undefined) as Data,
      ...(answer.errors && {
        errors: answer.errors.map(({ message, extensions }) => ({ message, ...extensions })),
      }),
      transcript: transcriptOf(
        server,
        `${query}\n${JSON.stringify(variables)}`,
        undefined,
        response,
      ),
    };
  }

  return {
    token,
    send,
    /** Sends a GraphQL operation; resolves to `data`. A mutation's `success: false` counts as a refusal by its code. */
    graphql: <Data = Json>(query: string, variables: Json | Promise<Json> = {}) =>
      new ApiRequest<Data>(queryGraphql(query, variables)),
    /** Sends a request to a REST path; resolves to its answer. A status of 400 or more counts as a refusal. */
    rest,
    get: <Answer = Json>(url: string) => rest<Answer>({ method: 'GET', url }),
    post: <Answer = Json>(url: string, body: unknown) =>
      rest<Answer>({ method: 'POST', url, payload: body as object }),
    patch: <Answer = Json>(url: string) => rest<Answer>({ method: 'PATCH', url }),
    delete: <Answer = Json>(url: string) => rest<Answer>({ method: 'DELETE', url }),
  };
}

export type ApiClient = ReturnType<typeof apiClient>;

type GraphqlAnswer<Data> = {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string; field?: string } }[];
};

const codes: Record<string, string> = enumValues.RefusalCode;

/** The refusal's code as the server writes it internally, for example `not-found`; other codes unchanged. */
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

function parse(response: ApiResponse): unknown {
  const json = String(response.headers['content-type']).includes('json');
  return json ? response.json() : response.body;
}

/** The request, its answer, and the last errors that the server logged. */
function transcriptOf(
  { logs }: Pick<ApiServer, 'logs'>,
  request: string,
  body: unknown,
  { statusCode, body: answer }: ApiResponse,
): string {
  const faults = logs
    .slice(-200)
    .filter((line) => /"level":(50|60)/.test(line))
    .slice(-3);
  return [request, body && JSON.stringify(body), `${statusCode} ${answer}`, ...faults]
    .filter(Boolean)
    .join('\n');
}
