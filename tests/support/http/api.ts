import { newAddress } from './new-address';

export type Answer<Body> = { status: number; headers: Headers; body: Body };

type Refusal = { error: { code: string; message: string; fields?: Record<string, string> } };

/** What any call may answer; tests read the fields that they expect. */
export type AnyBody = Refusal & Record<string, unknown>;

/** Calls the product's HTTP interface as a program would: no Origin, no cookies. Each post comes from another visitor unless its headers say otherwise. */
export class Api {
  constructor(readonly baseUrl: string) {}

  get = <Body = AnyBody>(path: string, headers?: HeadersInit) => this.send<Body>(path, { headers });

  post = <Body = AnyBody>(path: string, body: unknown, headers?: Record<string, string>) =>
    this.send<Body>(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress(), ...headers },
      body: JSON.stringify(body),
    });

  delete = <Body = AnyBody>(path: string) => this.send<Body>(path, { method: 'DELETE' });

  async send<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const response = await fetch(`${this.baseUrl}${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }
}

/** What an answer matches that refuses a call. */
export const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });
