/** The reference in the product's colours, light and dark, with system fonts. */
export const STYLE = `:root{color-scheme:light dark;--ground:#f4fbfa;--paper:#fff;--ink:#072622;--soft:#47615c;--line:#cfdedb;--pine:#04533f;--wash:#e5f2ef}
@media(prefers-color-scheme:dark){:root{--ground:#06201d;--paper:#0b2b27;--ink:#e6f3f0;--soft:#a5bfba;--line:#25463f;--pine:#8fe0c4;--wash:#12372f}}
*{box-sizing:border-box}html{scroll-padding-top:1rem}body{margin:0;font:1rem/1.55 system-ui,sans-serif;background:var(--ground);color:var(--ink);display:grid;grid-template-columns:19rem minmax(0,1fr)}
a{color:var(--pine)}:focus-visible{outline:3px solid #3564e8;outline-offset:2px;border-radius:4px}
nav{position:sticky;top:0;height:100vh;overflow-y:auto;padding:1.5rem 1rem;border-inline-end:1px solid var(--line);background:var(--paper);font-size:.875rem}
nav ul{list-style:none;margin:0 0 .5rem;padding:0}nav li a{display:block;padding:.3rem 0;text-decoration:none;overflow-wrap:anywhere}nav b{font-size:.75rem;color:var(--soft)}
summary{cursor:pointer;padding:.3rem 0;font-weight:600}main{padding:2rem clamp(1rem,4vw,3rem);max-width:62rem}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 1rem}h2{margin:3.5rem 0 1rem;font-size:1.625rem}h3{margin:0;font-size:1.0625rem;overflow-wrap:anywhere}h4{margin:1rem 0 .25rem;font-size:.875rem;color:var(--soft)}
section{background:var(--paper);border:1px solid var(--line);border-radius:16px;padding:1.25rem;margin-block:1rem}section:target{border-color:var(--pine);box-shadow:0 0 0 1px var(--pine)}
code,pre{font:.875em/1.5 ui-monospace,Menlo,Consolas,monospace}h3 b{color:var(--pine);margin-inline-end:.5rem}.muted,small{color:var(--soft)}
pre{overflow-x:auto;background:var(--wash);border-radius:10px;padding:.75rem 1rem;margin:1rem 0 .5rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}th{text-align:start;font-weight:600;color:var(--soft)}td,th{padding:.3rem 1rem .3rem 0;vertical-align:top;border-block-end:1px solid var(--line)}td{overflow-wrap:break-word}td:last-child{min-width:10rem}
@media(max-width:52rem){body{display:block}nav{position:static;height:auto;border:0;border-block-end:1px solid var(--line)}}
@media(max-width:40rem){thead{position:absolute;clip-path:inset(50%)}table,tbody,tr{display:block}tr{padding-block:.5rem;border-block-end:1px solid var(--line)}td{display:inline;border:0;overflow-wrap:anywhere}td+td{color:var(--soft)}td:last-child{display:block;min-width:0;padding:.125rem 0 0;color:inherit}}`;
