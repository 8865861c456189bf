import { benchTexts } from './bench/texts/run.ts';

benchTexts();
