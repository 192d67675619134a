import { testLint } from '../../testing/test-lint.ts'
import { probePortNamed } from './probe-port-named.ts'

const pod = (
  port: string,
  ports = 'ports: [{name: http, containerPort: 80}]',
  probe = 'readinessProbe',
) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  containers: [{name: a, image: b, ${ports}, ${probe}: {httpGet: {path: /, port: ${port}}}}]\n`

testLint(probePortNamed, {
  valid: [
    { name: 'the name of its port', text: pod('http') },
    { name: 'a number', text: pod('8080') },
    { name: 'a number in quotes', text: pod('"8080"') },
    { name: 'what a template fills in', text: pod('"{{ .Values.port }}"') },
  ],
  invalid: [
    {
      name: 'another name',
      text: pod('health'),
      messages: [/asks the port health, .* names http/],
      severity: 'error',
    },
    {
      name: 'a name where ports have none',
      text: pod('web', 'ports: [{containerPort: 80}]', 'livenessProbe'),
      messages: [/names none/],
    },
  ],
})
