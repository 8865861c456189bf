import { Keyboard } from './support/keyboard.ts';
import { atStep, goOn } from './support/mentors.ts';
import { accountMenu, backFromProvider, signInAsDemo, newPerson, type Person } from './support/people.ts';
import { foundBy } from './support/pick.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { atOneSize, expect, test, type Locator, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

// Keys are those of a desk.
atOneSize();

test('[R-05] [R-06] [R-07] a mentor signs up and publishes a profile without a mouse', async ({ page }) => {
  const keys = new Keyboard(page);
  await test.step('signs up', () => signUpByKeys(page, keys, '/mentor/signup', newPerson('Sari', 'Putri')));

  await test.step('reads and accepts the terms', async () => {
    await atStep(page, 'Your name and terms');
    await expect(page.getByRole('heading', { level: 2, name: 'Your name and terms' })).toBeFocused();
    const terms = page.getByRole('region', { name: 'Mentor Terms of Service' });
    await keys.to(terms);
    await keys.press('End');
    await expect.poll(() => terms.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
    await keys.use(page.getByRole('checkbox', { name: /^I have read the Mentor Terms/ }), 'Space');
    await keys.use(goOn(page));
  });

  await test.step('tells the studies, where mistakes take the focus', async () => {
    await arriveAt(page, 'Where you studied');
    await keys.pick(page.getByRole('combobox', { name: 'Home country', exact: true }), 'Viet', 'Vietnam');
    await keys.use(goOn(page));
    const university = page.getByRole('combobox', { name: 'University' });
    await expect(university).toBeFocused();
    await keys.press('Shift+Tab');
    await keys.pick(university, 'TU Delft', /^Delft University of Technology/);
    await keys.to(page.getByLabel('Degree'));
    await keys.type('Master of Science');
    await expect(page.getByLabel('Degree').locator('option:checked')).toHaveText('Master of Science');
    await keys.write(page.getByLabel('Field of study'), 'Water management');
    await keys.write(page.getByLabel('Start month'), '2019-09');
    await keys.write(page.getByLabel('End month'), '2021-08');
    const add = page.getByRole('button', { name: 'Add another study' });
    await keys.use(add);
    await expect(page.getByRole('combobox', { name: 'University' }).nth(1)).toBeFocused();
    await keys.press('Shift+Tab', 'Enter');
    await expect(page.getByRole('group', { name: 'Study 2' })).toBeHidden();
    await expect(add).toBeFocused();
    await keys.use(goOn(page));
  });

  await test.step('adds a job', async () => {
    await arriveAt(page, 'Your work');
    await keys.use(page.getByRole('button', { name: 'Add job' }));
    await expect(page.getByLabel('Organization')).toBeFocused();
    await keys.type('Deltares');
    await keys.write(page.getByLabel('Job title'), 'Hydrologist');
    await keys.use(goOn(page));
  });

  await test.step('chooses topics, goes back and finds them kept', async () => {
    await arriveAt(page, 'What you can help with');
    await keys.use(page.getByRole('checkbox', { name: 'Scholarships' }), 'Space', 20);
    await expect(page.getByText('1 topic chosen')).toBeVisible();
    await keys.use(page.getByRole('button', { name: 'Back', exact: true }), 'Enter', 60);
    await arriveAt(page, 'Your work');
    await keys.use(goOn(page));
    await arriveAt(page, 'What you can help with');
    await expect(page.getByRole('checkbox', { name: 'Scholarships' })).toBeChecked();
    await keys.use(goOn(page), 'Enter', 60);
  });

  await test.step('writes the headline and publishes', async () => {
    await arriveAt(page, 'About you and time zone');
    await keys.write(page.getByLabel('Headline'), 'From Hanoi to the dikes');
    await keys.use(goOn(page), 'Enter', 20);
    await arriveAt(page, 'Check your profile');
    await keys.use(page.getByRole('button', { name: 'Publish profile' }), 'Enter', 20);
    await expect(page).toHaveURL('/mentor/home');
    await keys.use(page.getByRole('main').getByRole('link', { name: /\/mentor-profile$/ }), 'Enter', 60);
    await expect(page).toHaveURL(/\/mentor-profile$/);
    await expect(page.getByText('From Hanoi to the dikes')).toBeVisible();
  });
});

test('[R-08] [R-09] a prospect signs up and finds a mentor without a mouse', { tag: '@full' }, async ({ page }) => {
  const keys = new Keyboard(page);
  await signUpByKeys(page, keys, '/prospect/signup', newPerson('Ngozi', 'Eze'));
  // The focused element is gone with the last page, and the new heading has the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Where do you want to go?' })).toBeFocused();
  await keys.pick(page.getByRole('combobox', { name: 'Home country', exact: true }), 'Niger', 'Nigeria');
  await keys.pick(
    page.getByRole('combobox', { name: 'Where you want to study', exact: true }),
    'Nether',
    'Netherlands',
  );
  await keys.use(page.getByRole('button', { name: 'Remove Netherlands' }));
  await expect(page.getByRole('combobox', { name: 'Where you want to study', exact: true })).toBeFocused();
  await keys.press('Shift+Tab');
  await keys.pick(
    page.getByRole('combobox', { name: 'Where you want to study', exact: true }),
    'Nether',
    'Netherlands',
  );
  await keys.to(page.getByLabel('Degree you’re aiming for'));
  await keys.type('Master of Science');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove Master/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove Master of Science' })).toBeVisible();
  await keys.write(page.getByLabel('Why do you want to study abroad?'), 'To learn where the dikes are.');
  const save = page.getByRole('button', { name: /^Save and/ });
  await keys.use(save);
  const agree = page.getByRole('checkbox', { name: /I agree to the/ });
  await expect(agree).toBeFocused();
  await keys.press('Space');
  await expect(agree).toBeChecked();
  await keys.use(save);
  await expect(page).toHaveURL(/\/search\?origin_country_codes=NG&destination_country_codes=NL/);
});

test('the calendar is walked by arrows, Home, End and the page keys', { tag: '@full' }, async ({ page }) => {
  const keys = new Keyboard(page);
  await visit(page, '/linh-tran/availability');
  await skipToContent(page, keys);
  const day = page.locator('[data-day]:focus');
  await keys.to(page.getByRole('grid').locator('[tabindex="0"]'));
  const dateOf = async (cell: Locator) => Temporal.PlainDate.from((await cell.getAttribute('data-day')) ?? '');
  const today = await dateOf(page.locator('[aria-current=date]'));
  let here = await dateOf(day);
  const go = async (key: string, there: Temporal.PlainDate) => {
    await keys.press(key);
    await expect(day, key).toHaveAttribute('data-day', there.toString());
    await keys.expectSeen();
    here = there;
  };
  await go('ArrowRight', here.add({ days: 1 }));
  await go('ArrowDown', here.add({ days: 7 }));
  await go('ArrowLeft', here.subtract({ days: 1 }));
  await go('End', here.add({ days: 7 - here.dayOfWeek }));
  await go('Home', here.subtract({ days: here.dayOfWeek - 1 }));
  await go('PageDown', here.add({ days: 35 }));
  await go('PageUp', here.subtract({ days: 35 }));
  // Keys don't move to past days.
  await go('PageUp', today);
  await go('ArrowLeft', today);
});

test('a time is chosen in another zone and on another clock without a mouse', { tag: '@full' }, async ({ page }) => {
  const keys = new Keyboard(page);
  await visit(page, '/linh-tran/availability');
  await skipToContent(page, keys);
  await keys.to(page.getByRole('grid').locator('[tabindex="0"]'));
  await keys.press('ArrowDown', 'ArrowDown', 'Home', 'ArrowRight', 'Enter');
  await expect(page.getByRole('gridcell', { selected: true })).toBeVisible();

  await keys.use(page.getByRole('button', { name: /^Your time zone/ }));
  const search = page.getByRole('combobox', { name: 'City, country or time zone' });
  await expect(search).toBeFocused();
  await keys.press('Escape');
  const zone = page.getByRole('combobox', { name: /^Your time zone/ });
  await expect(zone).toBeFocused();
  await keys.press('Enter');
  await expect(search).toBeFocused();
  await keys.type('Lagos');
  await expect(foundBy(page).getByRole('option')).toHaveCount(1);
  await keys.press('Enter');
  await expect(zone).toBeFocused();
  await expect(zone).toContainText('Nigeria time');

  await keys.use(page.getByRole('button', { name: '12h' }));
  await expect(page.getByRole('button', { name: '12h', pressed: true })).toBeVisible();
  const first = page.getByRole('radio').first();
  await keys.to(first);
  await expect(first).toHaveText(/[ap]m/i);
  await keys.press('ArrowDown', 'ArrowDown', 'ArrowUp');
  await expect(page.getByRole('radio').nth(1)).toBeFocused();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  const start = new URL(page.url()).searchParams.get('start') ?? '';
  await keys.use(page.getByRole('link', { name: 'Sign in to book' }), 'Enter', 20);
  await expect(page).toHaveURL(/\/sign-in\?/);
  expect(new URL(page.url()).searchParams.get('redirect_url')).toContain(encodeURIComponent(start));
});

test('a dialog keeps the focus, and every way out of it gives the focus back', { tag: '@full' }, async ({ page }) => {
  const keys = new Keyboard(page);
  await signInAsDemo(page, 'prospect');
  await serveBooking(page, sampleBooking({ price: null }));
  await visit(page, '/bookings');
  await skipToContent(page, keys);
  const more = page.getByRole('button', { name: 'More for the session with Linh Trần' });
  await keys.to(more, 20);
  const dialog = page.getByRole('dialog');
  for (const leave of ['Escape', 'Keep session', 'Close']) {
    await keys.press('Enter');
    await keys.press('End');
    await expect(page.getByRole('menuitem', { name: 'Cancel session' })).toBeFocused();
    await keys.press('Enter');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    const stops = await dialog.locator('button, textarea').count();
    for (let stop = 0; stop <= stops; stop += 1) {
      await keys.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await keys.expectSeen();
    }
    await (leave === 'Escape' ? keys.press(leave) : keys.use(dialog.getByRole('button', { name: leave, exact: true })));
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
    await keys.expectSeen();
  }
});

test(
  '[B-14] the account menu and the drawer of filters open and close without a mouse',
  { tag: '@full' },
  async ({ page }) => {
    const keys = new Keyboard(page);
    await signInAsDemo(page, 'both');
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/search?destination_country_codes=GB');
    await keys.use(accountMenu(page));
    const settings = page.locator('.drop-account').getByRole('link', { name: 'Settings' });
    await keys.to(settings);
    await keys.press('Escape');
    await expect(accountMenu(page)).toBeFocused();
    await expect(settings).toBeHidden();

    const filters = page.getByRole('button', { name: /^Filters/ });
    await keys.use(filters, 'Enter', 20);
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await keys.use(drawer.getByRole('checkbox').first(), 'Space', 20);
    await expect(drawer.getByRole('checkbox').first()).toBeChecked();
    await keys.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(filters).toBeFocused();
  },
);

/** Opens the sign-up page, passes over its header, and signs up by e-mail on the provider's own page. */
async function signUpByKeys(page: Page, keys: Keyboard, path: string, person: Person): Promise<void> {
  await visit(page, path);
  await skipToContent(page, keys);
  await keys.use(page.getByRole('button', { name: 'Continue with email' }));
  const first = page.getByLabel('First name');
  await expect(first).toBeFocused();
  await keys.type(person.first_name);
  await keys.write(page.getByLabel('Last name'), person.last_name);
  await keys.write(page.getByLabel('Email'), person.email);
  await keys.write(page.getByLabel('Password'), person.password);
  const callback = page.waitForURL(`**${path}/sso-callback**`);
  await keys.use(page.getByRole('button', { name: 'Create account' }));
  await callback;
  await backFromProvider(page);
}

/** The first stop of a page skips its header. */
async function skipToContent(page: Page, keys: Keyboard): Promise<void> {
  await keys.use(page.getByRole('link', { name: 'Skip to content' }), 'Enter', 1);
  await expect(page.getByRole('main')).toBeFocused();
}

/** A step that appears has the focus at its heading. */
async function arriveAt(page: Page, step: string): Promise<void> {
  await atStep(page, step);
  await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused();
}
