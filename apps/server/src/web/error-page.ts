/** Shown when not even the web's own page for errors can be rendered: it depends on nothing and tells nothing. */
export const ERROR_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Something went wrong · Abroad Mentors</title>
<main>
<h1>Something went wrong</h1>
<p>The page could not be shown. It is not your fault; please try again in a moment.</p>
<p><a href="">Try Again</a> · <a href="/">Home</a></p>
</main>
</html>
`;
