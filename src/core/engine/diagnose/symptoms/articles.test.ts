import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'a.md', text }])
    .findings.filter(({ id }) => id.startsWith('symptom-'))
    .map(({ severity, line, message }) => `${severity} ${line} ${message}`)

const range = 'failed to acquire lease: node "w" pod cidr not assigned'
const subnet = 'open /run/flannel/subnet.env: The system cannot find the path specified.'
const build = 'The container operating system does not match the host operating system.'

const guide = (own = '') => `# Errors of Windows nodes

## Ranges

If you see \`${range}\`, give the cluster a range.

## Subnet file

When the kubelet prints:

\`\`\`
${subnet}
\`\`\`

start flanneld.

## Builds

If the event says \`${build}\`, take another tag.
${own}`

const base = `# Known errors

## Error: ${range}
**Cause:** no range.
**Resolution:** give one.

## Error: ${subnet}
**Cause:** flanneld has not started.

## Error: ${build}
**Cause:** another build.
`

describe('an article about several errors', () => {
  test.each([
    ['sentences', guide()],
    ['causes below headings', base],
  ])('tells nothing that happened: %s', (_, text) => {
    const all = found(text)
    expect(all).toHaveLength(3)
    for (const one of all) expect(one).toMatch(/^info .* stands in an article about several errors/)
  })

  test.each([
    ['a log below it', `\n## Log\n\nE0306 16:43:21.218797 2576 main.go:1] ${range}\n`],
    ['what they say of themselves', `\n## Here\n\nWe get \`${range}\` on one node.\n`],
    ['a line without a word', `\n## Here\n\n${range}\n`],
  ])('hides nothing of somebody’s own: %s', (_, own) => {
    const all = found(guide(own))
    expect(all.filter((one) => one.startsWith('warning')).join()).toMatch(/pod cidr not assigned/)
    expect(all.filter((one) => one.startsWith('info'))).toHaveLength(2)
  })

  test('what stands above its first heading is somebody’s own', () =>
    expect(found(`${range}\n\n${guide()}`)[0]).toMatch(/^warning 1 /))
})

test.each([
  [
    'one error',
    `# It fails\n\n## What\n\n${subnet}\n\n## Fix\n\nIf you see \`${range}\`, do it.\n`,
  ],
  [
    'a report with a cause',
    `# Report\n\n## What\n\n${subnet}\n\n## Why\n\nRoot cause: nobody knows.\n\n## How\n\nTry it.\n`,
  ],
  [
    'no headings',
    `If you see \`${range}\`, a.\nIf you see \`${subnet}\`, b.\nIf you see \`${build}\`, c.\n`,
  ],
  [
    'a first person',
    `# A\n\n## B\n\nIf I start it I see \`${range}\`.\n\n## C\n\nIf we stop it we see \`${subnet}\`.\n\n## D\n\nWhen our pod starts it prints \`${build}\`.\n`,
  ],
])('is no article about several: %s', (_, text) =>
  expect(found(text).filter((one) => !one.startsWith('warning'))).toEqual([]),
)

const table = (titles: string, more = '') => `# Runbook

| ${titles} |
|---|---|---|
| \`${range}\` | no range | give one |
| \`${subnet}\` | flanneld has not started | look at its log |
| \`${build}\` | another build | take another tag |
${more}`

test.each(['Message | Meaning | What to do', 'Symptom | Cause | Fix', 'Fehler | Ursache | Lösung'])(
  'a table of messages tells nothing that happened: %s',
  (titles) => {
    expect(found(table(titles))).toHaveLength(3)
    for (const one of found(table(titles))) expect(one).toMatch(/^info /)
    expect(found(table(titles, `\nToday: ${range}\n`)).join()).toMatch(/warning/)
  },
)

test.each([
  'Message | Node | Count',
  'Time | Node | Message',
  'Node | Message | Cause',
  'Step | Errors | Fix',
])('a table of what happened does: %s', (titles) =>
  expect(found(table(titles)).join()).toMatch(/warning/),
)

const list = (title: string, last = '') => `${title}

1. "${range}": the controller manager gives no ranges.
2. open /run/flannel/subnet.env: flanneld did not start.
3. kubelet.log: "unknown flag: --network-plugin" - an old script with a new kubelet.
${last}`

const graveIn = (text: string) =>
  diagnose([{ name: 'a.md', text }]).findings.filter(({ severity }) => severity !== 'info')

test.each([
  'Runbook "Windows node NotReady"',
  '== FAQ ==',
  'Our troubleshooting guide for Windows',
  'Known issues in this release',
])('a list of errors tells nothing that happened: %s', (title) =>
  expect(graveIn(list(title))).toEqual([]),
)

test.each([
  ['no such title', list('Windows node NotReady')],
  ['issues of somebody', list('Known issues in our cluster')],
  ['one item', `Runbook\n\n1. "${range}": the controller manager gives no ranges.\n`],
  ['a report', list('We followed the runbook. What we see:')],
  ['somebody’s own item', list('Runbook', `4. We get "${range}" on win-2.`)],
])('a list of errors may be what happened: %s', (_, text) =>
  expect(
    graveIn(text)
      .map(({ message }) => message)
      .join(),
  ).toMatch(/pod cidr not assigned/),
)
