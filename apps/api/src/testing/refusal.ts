import { ApiFailure } from '@abroad/contract/api-failure';

/** How a call is refused: the code, with the fields where there are any; `null` when it isn't. */
export async function refusal(call: Promise<unknown>): Promise<{ code: string; paths: string[] } | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof ApiFailure) {
      return { code: error.code, paths: error.errors.map(({ path }) => path) };
    }
    throw error;
  }
}

/** The code alone. */
export const refusalCode = async (call: Promise<unknown>): Promise<string | null> =>
  (await refusal(call))?.code ?? null;
