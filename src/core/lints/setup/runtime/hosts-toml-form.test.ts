import { testLint } from '../../../testing/test-lint.ts'
import { hostsTomlForm } from './hosts-toml-form.ts'

const hosts = (ca: string, more = '') =>
  `server = "https://reg.corp"\n\n[host."https://reg.corp"]\n  capabilities = ["pull", "resolve"]\n  ${ca}\n${more}`
const path = String.raw`C:\ProgramData\containerd\certs.d\reg.corp\ca.crt`

testLint(hostsTomlForm, {
  valid: [
    { name: 'single quotes', text: hosts(`ca = '${path}'`) },
    { name: 'double backslashes', text: hosts(`ca = "${path.replaceAll('\\', '\\\\')}"`) },
    { name: 'slashes', text: hosts(`ca = "${path.replaceAll('\\', '/')}"`) },
    {
      name: 'credentials as a header',
      text: hosts(
        'skip_verify = true',
        '[host."https://reg.corp".header]\n  Authorization = "Basic eA=="\n',
      ),
    },
    { name: 'two hosts', text: hosts(`ca = '${path}'`, '[host."https://mirror.corp"]\n') },
    {
      name: 'two files of the same hosts',
      text: `${hosts('skip_verify = true')}\n${hosts('skip_verify = true')}`,
    },
    {
      name: 'before and after',
      text: `before:\n\n[host."https://reg.corp"]\n  ca = "${path}"\n\nnow:\n\n[host."https://reg.corp"]\n  ca = '${path}'\n`,
    },
    { name: 'another file', text: `[tls]\nca = "${path}"\n` },
  ],
  invalid: [
    {
      name: 'credentials',
      text: hosts('skip_verify = true', '  [host."https://reg.corp".auth]\n    username = "a"\n'),
      messages: [/counts for nothing/],
      severity: 'warning',
    },
    {
      name: 'single backslashes',
      text: hosts(`ca = "${path}"`),
      messages: [/single backslashes/],
      severity: 'warning',
    },
    {
      name: 'those of a client',
      text: hosts(`client = [["${path}", "C:/key.pem"]]`),
      messages: [/single backslashes/],
    },
    {
      name: 'a host that stands there twice',
      text: hosts("ca = 'C:/ca.crt'", '[host."https://reg.corp"]\n  skip_verify = true\n'),
      messages: [/stands there twice/],
      severity: 'warning',
    },
  ],
})
