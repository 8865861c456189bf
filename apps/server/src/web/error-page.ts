/** A page that depends on nothing. @param head what stands in its head besides */
const barePage = (title: string, text: string, head = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${head}
<title>${title} · Abroad Mentors</title>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Try Again</a> · <a href="/">Home</a></p>
</main>
</html>
`;

/** Shown when not even the web's own page for errors can be rendered. It tells nothing. */
export const ERROR_PAGE = barePage(
  'Something went wrong',
  'The page could not be shown. It is not your fault; please try again in a moment.',
);

/** Shown to whom there is no time for; it asks again by itself. @param retry_after_s seconds until then */
export const busyPage = (retry_after_s: string) =>
  barePage(
    'Many people are here right now',
    'This page tries again by itself in a moment.',
    `\n<meta http-equiv="refresh" content="${retry_after_s}">`,
  );
