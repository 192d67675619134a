import { testLint } from '../../testing/test-lint.ts'
import { probePortListened } from './probe-port-listened.ts'

const pod = (container: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n  - name: a\n${container}`
const urls = (value: string) =>
  `    image: b\n    env: [{name: ASPNETCORE_URLS, value: '${value}'}]\n`
const probe = (port: string) => `    readinessProbe: {httpGet: {path: /, port: ${port}}}\n`

testLint(probePortListened, {
  valid: [
    { name: 'that port', text: pod(urls('http://+:8080') + probe('8080')) },
    { name: 'one of several', text: pod(urls('https://+:8443;http://*:8080') + probe('8080')) },
    { name: 'the usual port of an address', text: pod(urls('http://+') + probe('80')) },
    { name: 'no address told', text: pod(`    image: b\n${probe('80')}`) },
    { name: 'an address of a variable', text: pod(urls('http://+:$(PORT)') + probe('80')) },
    { name: 'no probe', text: pod(urls('http://+:8080')) },
    {
      name: 'a port that the container declares beside that one',
      text: pod(
        `${urls('http://+:8080')}    ports: [{containerPort: 8080}, {containerPort: 9000}]\n${probe('9000')}`,
      ),
    },
  ],
  invalid: [
    {
      name: 'another port',
      text: pod(urls('http://+:8080') + probe('80')),
      severity: 'warning',
      messages: [
        /readinessProbe asks port 80, and the container a listens on 8080, as ASPNETCORE_URLS tells/,
      ],
    },
    {
      name: 'a name that leads to another port',
      text: pod(
        `${urls('http://+:8080')}    ports: [{containerPort: 80, name: http}]\n${probe('http')}`,
      ),
      messages: [/asks port 80/],
    },
    {
      name: 'an option of the program',
      text: pod(
        "    image: b\n    args: ['--web.listen-address=:9183']\n    livenessProbe: {tcpSocket: {port: 9182}}\n",
      ),
      messages: [/livenessProbe asks port 9182, .* listens on 9183, as --web.listen-address tells/],
    },
  ],
})
