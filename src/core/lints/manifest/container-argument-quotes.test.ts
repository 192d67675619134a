import { testLint } from '../../testing/test-lint.ts'
import { containerArgumentQuotes } from './container-argument-quotes.ts'

const pod = (start: string, system = 'windows') => `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers:
  - name: a
    image: b
    ${start}
`

testLint(containerArgumentQuotes, {
  valid: [
    { name: 'a flag that YAML quotes', text: pod(`args: ['--collectors.enabled=os,cs']`) },
    { name: 'a pod for Linux', text: pod(`args: ['--a="b"']`, 'linux') },
    { name: 'marks inside of a value', text: pod(`args: ['--where=Name LIKE "a%"']`) },
    { name: 'a shell', text: pod(`command: [cmd.exe, /c, a.exe, '--a="b"']`) },
    {
      name: 'a shell by its path',
      text: pod(String.raw`command: ['C:\Windows\System32\cmd.exe', /c, '--a="b"']`),
    },
  ],
  invalid: [
    {
      name: 'a value in quotation marks',
      text: pod(`args: ['--collectors.enabled="os,cs"']`),
      messages: [/the program gets "os,cs" with them/],
      severity: 'warning',
    },
    {
      name: 'a plain item of a list',
      text: pod('args:\n    - --log.level="debug"'),
      messages: [/args\[0\] is --log\.level="debug"/],
      severity: 'warning',
    },
    {
      name: 'marks of the other kind',
      text: pod(`command: ["a.exe", "--a='b'"]`),
      messages: [/command\[1\]/],
      severity: 'warning',
    },
  ],
})
