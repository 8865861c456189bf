/** What a mentor and Abroad Mentors owe each other and the people who book. */
export const MENTOR_TERMS = {
  version: '2026-11-24',
  html: `
<p>These Mentor Terms of Service hold between you and Abroad Mentors while you have a mentor profile. They add to the
Terms of Service that everybody here accepts. In short: be who you say you are, keep the times that you offer, tell
people what you really lived through, and leave decisions to those who are allowed to make them.</p>

<h2>1. Who can be a mentor</h2>
<p>You can be a mentor when you are 18 or older and study or have studied at a university. Your name, your studies and
your work must be true. We may ask for proof, such as a diploma or a student card, and pause a profile until we have
seen it. Paused profiles are not found and can't be booked.</p>

<h2>2. What you offer</h2>
<p>You share experience: how you chose, applied, paid, moved, studied and found work. You set your services, their
length, price, hours and rules for changes. What a service says is what the person who books it may expect.</p>
<ul>
<li>You may read and comment on letters, CVs and portfolios. You don't write them for somebody else.</li>
<li>You don't promise an admission, a scholarship, a visa or a job, and you take no money for placing anybody.</li>
<li>You give no legal, tax, medical or immigration advice, unless you are licensed to give it and say so.</li>
<li>You don't sell or pass on exam questions, confidential documents or access to other people's accounts.</li>
</ul>

<h2>3. Times and bookings</h2>
<p>A confirmed booking is a promise. Keep your hours and your calendar up to date, be there when a session starts, and
have a place to meet that the person can reach. If you can't come, cancel or move the session as early as you can.
When you cancel a paid session, or don't turn up, the person gets all of their money back. If that happens often we
may pause your profile.</p>

<h2>4. Prices and payment</h2>
<p>Free services are free: nothing may be asked for them before, during or after. Paid services are paid through the
platform only. The price shown is the price, with the fee of the platform, where there is one, taken from your share.
You see that fee before you offer a paid service, and a change of it never touches bookings made before. Taxes on what
you earn are yours to declare and pay. When a payment is refunded by the rules of your booking policy, or by law, your
share of it is given back.</p>

<h2>5. Fairness and safety</h2>
<ul>
<li>Treat everybody with the same respect, whatever their origin, religion, gender, orientation, age, disability or means.</li>
<li>Many who book are young and alone with a big decision. Don't use that. No romance, no pressure, no recruiting.</li>
<li>Say so when you are paid or favoured by a university, an agency or a lender that you speak of.</li>
<li>Don't record a session unless everybody in it agrees beforehand.</li>
<li>If somebody seems to be in danger, end the session if you need to, and tell us at once.</li>
</ul>

<h2>6. What you learn about people</h2>
<p>Letters, grades, passports and plans that people show you are theirs. Use them for the session, tell nobody, and
delete your copies within 30 days of it. An e-mail address that you learn through a booking is for that booking. It is
not for advertising, and not for moving bookings elsewhere.</p>

<h2>7. What is yours</h2>
<p>Your texts, pictures and materials stay yours. You allow us to show your profile on Abroad Mentors, in search engines
and in links that people share, for as long as you have the profile. Reviews belong to those who wrote them; you can
answer them, and you can report those that break the rules.</p>

<h2>8. Your standing</h2>
<p>You work for yourself. These terms make you neither our employee nor our agent, and you may mentor anywhere else.
You are answerable for what you say and do in your sessions. We are answerable for the platform, as the Terms of Service
say.</p>

<h2>9. Changes and the end</h2>
<p>You can pause or delete your mentor profile at any time. Sessions that are booked by then are held, or cancelled and
refunded. We may pause or close a profile that breaks these terms; unless somebody's safety is at stake we tell you the
reason first and hear you. If these terms change, you are asked to accept the new version. Until you do, you can't accept
requests or offer anything new, and what you offer already can be booked under the version that you accepted. Bookings
made before keep the version under which they were made.</p>
`.trim(),
};
