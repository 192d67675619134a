import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const table = `
PS C:\\k> kubectl get nodes -o wide
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                       KERNEL-VERSION    CONTAINER-RUNTIME
win-3   Ready    <none>   80d   v1.33.4   10.20.30.21   <none>        Windows Server 2022 Standard   10.0.20348.4052   containerd://2.0.5
`
const runtimes = (text: string) => {
  const { observations, findings } = diagnose([{ name: 'mail.txt', text }])
  const told = observations.flatMap(({ decision, value }) =>
    decision === 'runtimeVersion' ? [value] : [],
  )
  return [...told, ...findings.filter(({ id }) => id === 'values-disagree').map(({ id }) => id)]
}

test.each([
  '検証環境では以前 containerd 1.7.22 を使っていましたが、現在は使用しておりません。',
  'Laut Anleitung sollte containerd 1.7.22 drauf sein, da sind wir noch nicht.',
  'In March we will move to containerd 1.7.22.',
])('%s', (text) => {
  expect(runtimes(`${table}\n${text}\n`)).toEqual(['2.0.5'])
  expect(runtimes(`${text}\n${table}`)).toEqual(['2.0.5'])
})

test('what is said to be there contradicts the table', () => {
  expect(runtimes(`${table}\nThe nodes run containerd 1.7.22.\n`)).toContain('values-disagree')
})
