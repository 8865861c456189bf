/** The body of an error: https://docs.stripe.com/api/errors */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
  charge?: string;
  /** The card that was refused. */
  payment_method?: unknown;
}

/** A request that is refused, with Stripe's status and body; what it had changed is taken back. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** A request that is refused because of how things stand. It began, so its answer is kept under its key, as at Stripe. */
export class StateRefusal extends ApiError {
  constructor(body: Omit<ErrorBody, 'type'>) {
    super(400, { type: 'invalid_request_error', ...body });
  }
}

/** Something that isn't there, in Stripe's words. */
export const missing = (what: string, id: string, param = 'id') =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });
