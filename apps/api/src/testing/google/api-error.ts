/** An error in the form that the Calendar API gives it. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message = reason) {
    super(message);
    this.status = status;
    this.reason = reason;
  }

  toJSON() {
    const errors = [{ domain: 'global', reason: this.reason, message: this.message }];
    return { error: { code: this.status, message: this.message, errors } };
  }
}

export const notFound = () => new ApiError(404, 'notFound', 'Not Found');
export const invalid = (message: string) => new ApiError(400, 'invalid', message);
