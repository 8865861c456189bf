/** The duties of mentors and Abroad Mentors to each other and to the people who book. */
export const MENTOR_TERMS = {
  version: '2026-11-28',
  html: `
<p>These Mentor Terms of Service are an agreement between you and Abroad Mentors. They apply for as long as you have a
mentor profile, and they add to the Terms of Service that everyone accepts. In short: be who you say you are, keep the
times you offer, share what you have really experienced, and leave decisions to the people who are allowed to make them.</p>

<h2>1. Who can be a mentor</h2>
<p>You can be a mentor if you are 18 or older and study or have studied at a university. Your name, your studies and your
work must be true. We may ask for proof, such as a diploma or a student card, and pause your profile until we have seen
it. People cannot find or book a paused profile.</p>

<h2>2. What you offer</h2>
<p>You share experience: how you chose, applied, paid, moved, studied and found work. You set your services, their
length, price, hours and cancellation policy. The person who books can expect what your service says.</p>
<ul>
<li>You may read and comment on letters, CVs and portfolios. You do not write them for someone else.</li>
<li>You do not promise admission, a scholarship, a visa or a job, and you take no money for placing anyone.</li>
<li>You give no legal, tax, medical or immigration advice, unless you are licensed to give it and say so.</li>
<li>You do not sell or pass on exam questions, confidential documents or access to other people's accounts.</li>
</ul>

<h2>3. Times and bookings</h2>
<p>A confirmed booking is a promise. Keep your availability and your calendar up to date, be there when a session starts,
and give the student a link, number or address that works. If you cannot come, cancel or reschedule as early as you can.
If you cancel a paid session, or do not turn up, the student gets a full refund. If this happens often, we may pause your
profile.</p>

<h2>4. Business or private</h2>
<p>You tell us whether you mentor as a business, which the law calls a trader, or privately. Your answer must be true, because
it decides which consumer rights your students have. We show it on your profile and before someone pays. As a business you
give the name, postal address, email address and phone number that the law wants students to see, and your numbers in a
register and for VAT if you have them. You promise to offer only what complies with the law of the European Union. Students
in the European Union, Iceland, Liechtenstein and Norway can withdraw from a paid session with a business for 14 days, until
the session starts, and get a full refund. Your cancellation policy does not change that.</p>

<h2>5. Prices, payment and payouts</h2>
<p>Free services are free: you may ask for nothing before, during or after them. Paid services are paid for through the
platform only. The price shown is the price the student pays. If there is a platform fee, it comes out of your share. You
see the fee before you offer a paid service, and a change of the fee never affects existing bookings. You declare and pay
the taxes on what you earn. If a payment is refunded under your cancellation policy, or by law, your share of it is
refunded too.</p>
<p>What you earn from a session can be paid out 72 hours after it ends, unless a no-show, a dispute, a refund or a report
about it is open. We pay out to an account in your name, and a payment provider may have to check who you are. We may hold a
payout while we look at it: the first one, one after your bank account changed, to a new account or of an unusual or large
amount, and while a case about you is open or a decision or a suspension lasts. If a payment is refunded or charged back
after we paid you, you owe us your share of it, and we take it from what you earn later. If you leave, we pay out what you
are still owed. If it cannot be sent, you can claim it for 24 months.</p>

<h2>6. Fairness and safety</h2>
<ul>
<li>Treat everyone with the same respect, whatever their origin, religion, gender, orientation, age, disability or means.</li>
<li>Many students are young and face a big decision alone. Do not take advantage of that. No romance, no pressure, no recruiting.</li>
<li>If a university, an agency or a lender that you talk about pays or favours you, say so.</li>
<li>Do not record a session unless everyone in it agrees beforehand.</li>
<li>If someone seems to be in danger, end the session if you need to, and tell us right away.</li>
</ul>

<h2>7. What you learn about people</h2>
<p>Letters, grades, passports and plans that people show you belong to them. Use them for the session, tell no one, and
delete your copies within 30 days of it. If you learn an email address through a booking, use it for that booking only:
not for advertising, and not to take bookings elsewhere.</p>

<h2>8. What is yours</h2>
<p>Your texts, photos and materials stay yours. You allow us to show your profile on Abroad Mentors, in search engines and
in links that people share, for as long as you have the profile. Reviews belong to the people who wrote them. You can
reply to them, and you can report those that break the rules.</p>

<h2>9. Your independence</h2>
<p>You work for yourself. These terms make you neither our employee nor our agent, and you may mentor anywhere else.
You are responsible for what you say and do in your sessions. We are responsible for the platform, as set out in the
Terms of Service.</p>

<h2>10. Changes and the end</h2>
<p>You can pause or delete your mentor profile at any time. Sessions that are already booked then take place, or are
cancelled and refunded. We may pause a profile or close an account that breaks these terms. We tell you the reason, and for
six months you can ask us to look at it again. An account is closed 30 days after we told you, unless the law, someone's
safety or repeated breaches of these terms leave no time for that. If you miss sessions too often, your profile is hidden
until we have looked at it. If these terms change, we ask you to accept the new version. Until you do, you cannot accept
requests or offer anything new, and what you already offer can be booked under the version you accepted. Existing bookings
keep the version under which they were made.</p>
`.trim(),
};
