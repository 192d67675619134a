import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const idsOf = (text: string) => matchSymptoms([{ file: 'issue.md', text }], {}).map(({ id }) => id)

const refused =
  'Internal error occurred: failed calling webhook "admission.example.com": Post "https://hook.hook.svc:443/mutate?timeout=10s": x509: certificate signed by unknown authority'

test('the title of a report says nothing where a row knows more of its message', () => {
  expect(
    idsOf(
      `# x509: certificate signed by unknown authority\n\nAll pods get this:\n\n    ${refused}\n`,
    ),
  ).toEqual(['symptom-a-01'])
})

test.each([
  [
    'no message holds it',
    '# x509: certificate signed by unknown authority\n\nThe kubelet of the new node does not join.\n',
  ],
  [
    'the message that another row knows has other words',
    '# x509: certificate signed by unknown authority\n\nThe kubelet does not join.\n\nE0101 10:00:00.000000    1 dispatcher.go:1] failed calling webhook "a.example.com": context deadline exceeded\n',
  ],
  [
    'it stands in a message of its own',
    `# x509: certificate signed by unknown authority\n\n    E0101 10:00:00.000000    1 reflector.go:126] Failed to list *v1.Pod: x509: certificate signed by unknown authority\n\nand then\n\nE0101 10:00:01.000000    1 dispatcher.go:1] ${refused}\n`,
  ],
])('a title counts where %s', (_, text) => expect(idsOf(text)).toContain('symptom-s-06'))
