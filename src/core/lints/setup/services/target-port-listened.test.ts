import { testLint } from '../../../testing/test-lint.ts'
import { targetPortListened } from './target-port-listened.ts'

const pods = (containers: string, name = 'web') =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}, labels: {app: web}}\nspec:\n  containers:\n${containers}---\n`
const container = (more: string, name = 'a') => `  - name: ${name}\n    image: b\n${more}`
const declared = (...ports: number[]) =>
  `    ports: [${ports.map((port) => `{containerPort: ${port}}`).join(', ')}]\n`
const service = (ports: string) =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec:\n  selector: {app: web}\n  ports: [${ports}]\n`
const ports = (value: string) => `    env: [{name: ASPNETCORE_HTTP_PORTS, value: '${value}'}]\n`
const listens = (address: string) => `    args: ['--web.listen-address', '${address}']\n`

testLint(targetPortListened, {
  valid: [
    {
      name: 'the port that is declared',
      text: pods(container(declared(80))) + service('{port: 8080, targetPort: 80}'),
    },
    {
      name: 'one of several',
      text: pods(container(declared(80, 81))) + service('{port: 80, targetPort: 9000}'),
    },
    { name: 'nothing declared', text: pods(container('')) + service('{port: 80}') },
    {
      name: 'a sidecar that tells nothing',
      text: pods(container(ports('8080')) + container('', 's')) + service('{port: 80}'),
    },
    {
      name: 'the port that it listens on, declared or not',
      text: pods(container(ports('8080') + declared(80))) + service('{port: 80, targetPort: 8080}'),
    },
    {
      name: 'several Services ports, of which one is not declared',
      text: pods(container(declared(80))) + service('{name: a, port: 80}, {name: b, port: 9000}'),
    },
    {
      name: 'pods of two workloads',
      text:
        pods(container(declared(80))) +
        pods(container(declared(81)), 'web-b') +
        service('{port: 81}'),
    },
  ],
  invalid: [
    {
      name: 'another port than the one that is declared',
      text: pods(container(declared(80))) + service('{port: 80, targetPort: 8080}'),
      severity: 'warning',
      messages: [/sends to port 8080 of its pods, and these declare 80 alone/],
    },
    {
      name: 'the port of the Service itself',
      text: pods(container(ports('8080') + declared(80))) + service('{port: 80}'),
      messages: [
        /sends to port 80 of its pods, and these listen on 8080, as ASPNETCORE_HTTP_PORTS tells/,
      ],
    },
    {
      name: 'a name of a port that nobody listens on',
      text:
        pods(container(`${ports('8080')}    ports: [{name: http, containerPort: 80}]\n`)) +
        service('{port: 80, targetPort: http}'),
      messages: [/port 80/],
    },
    {
      name: 'an exporter that was moved',
      text: pods(container(listens('0.0.0.0:9183'))) + service('{port: 9182}'),
      messages: [/listen on 9183/],
    },
    {
      name: 'the port of an image',
      text:
        pods(
          '  - name: a\n    image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022\n',
        ) + service('{port: 80, targetPort: 8080}'),
      messages: [/listen on 80, as its image tells/],
    },
  ],
})
