import { testLint } from '../../testing/test-lint.ts'
import { dockerStrictJson } from './docker-strict-json.ts'

const file = (text: string) =>
  `{\n  "data-root": "D:/docker",\n  "log-driver": "json-file"${text}\n}\n`

testLint(dockerStrictJson, {
  valid: [
    { name: 'JSON', text: file('') },
    { name: 'doubled backslashes', text: file(String.raw`, "graph": "D:\\docker"`) },
    {
      name: 'a template with words of its own language',
      text: '{\n<%\n# the folder is told by the job\n%>\n  "data-root": "c:\\\\docker",\n<% if bridge %>\n  "bridge": "none",\n<% end %>\n}\n',
    },
    {
      name: 'a template with a comment of its own',
      text: '{\n  {# kept short #}\n  "data-root": "c:/docker"\n}\n',
    },
  ],
  invalid: [
    {
      name: 'a comma before the end',
      text: file(','),
      messages: [/holds a comma before a closing bracket.*does not start/],
      severity: 'error',
    },
    {
      name: 'a byte order mark, which later releases read',
      text: `\uFEFF${file('')}`,
      messages: [/byte order mark.*from 23\.0 on/],
      severity: 'warning',
    },
    {
      name: 'both',
      text: `\uFEFF${file(',')}`,
      messages: [/holds a comma/],
      severity: 'error',
    },
    {
      name: 'a comma that is missing',
      text: file('\n  "bridge": "none"'),
      messages: [/no JSON: missed comma/],
      severity: 'error',
    },
    {
      name: 'single backslashes',
      text: file(String.raw`, "graph": "D:\docker"`),
      messages: [/a path has single backslashes/],
      severity: 'error',
    },
    {
      name: 'a file that somebody cut',
      text: file('\n  ... "bridge": "none"'),
      messages: [/no JSON/],
      severity: 'info',
    },
  ],
})
