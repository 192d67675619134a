import { expect, test } from 'vitest'
import { criticalStyles } from './critical-styles.ts'

const html = '<div class="home wide"><p class="small">text</p></div>'

test.each([
  ['a class of the page stays', '.home{color:red}', '.home{color:red}'],
  ['a class of another page goes', '.plan{color:red}', ''],
  ['all classes of a selector must be there', '.home .plan{color:red}', ''],
  ['one selector of several is enough', '.home,.plan{color:red}', '.home,.plan{color:red}'],
  ['tags and variables stay', ':root{--a:1px}p{margin:0}', ':root{--a:1px}p{margin:0}'],
  ['what a class rules out rules nothing out', 'p:not(.plan){margin:0}', 'p:not(.plan){margin:0}'],
  [
    'an alternative that is there is enough',
    ':is(.plan,.home){margin:0}',
    ':is(.plan,.home){margin:0}',
  ],
  [
    'conditions hold what is left',
    '@media print{.home{margin:0}.plan{margin:0}}',
    '@media print{.home{margin:0}}',
  ],
])('%s', (_, css, critical) => expect(criticalStyles(css, html)).toBe(critical))
