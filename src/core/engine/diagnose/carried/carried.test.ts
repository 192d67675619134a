import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { unpacked } from './carried.ts'

const script = 'C:\\k\\kubelet.exe --network-plugin=cni --v=4\n'
const nodes = `NAME  STATUS  ROLES  AGE  VERSION  INTERNAL-IP  EXTERNAL-IP  OS-IMAGE  KERNEL-VERSION  CONTAINER-RUNTIME
w1    Ready   <none>  3d   v1.27.4  10.0.0.4  <none>  Windows Server 2022 Datacenter  10.0.20348.1906  containerd://1.7.2
`
const base64 = (text: string) => Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\n')

const mail = `From: a@example.com
Subject: node
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="b1"

--b1
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

${base64('It does not start.\n')}
--b1
Content-Type: application/octet-stream; name="start.ps1"
Content-Transfer-Encoding: base64
Content-Disposition: attachment; filename="start.ps1"

${base64(script)}
--b1
Content-Type: text/plain; name="nodes.txt"
Content-Transfer-Encoding: quoted-printable

${nodes.replace(' <none>', ' =3Cno=\nne>')}
--b1--
`

test('the attachments of a mail are read as files, at the lines that hold them', () => {
  const { findings, observations } = diagnose([{ name: 'mail.eml', text: mail }])
  expect(findings).toContainEqual(
    expect.objectContaining({ id: 'flag-known', severity: 'error', file: 'mail.eml', line: 16 }),
  )
  const told = observations.map(({ name, value, file, line }) => [name, value, file, line])
  expect(told).toContainEqual(['host.build', '10.0.20348.1906', 'mail.eml', 22])
})

test('a picture in a mail is left where it is', () => {
  const text = mail.replace(base64(script), 'iVBORw0KGgoAAAANSUhEUgAA')
  expect(unpacked([{ name: 'mail.eml', text }])?.files.map(({ name }) => name)).toEqual([
    'mail.eml',
    'mail.eml/text.txt',
    'mail.eml/nodes.txt',
  ])
})

test('the markup of a mail is none of its words', () => {
  const html = base64('<p>Kubernetes <b>1.27.4</b><br>containerd 1.7.2</p>')
  const text = `Content-Type: text/html; charset="utf-8"\nContent-Transfer-Encoding: base64\n\n${html}\n`
  expect(unpacked([{ name: 'a.eml', text }])?.files[1]?.text.trim()).toBe(
    'Kubernetes 1.27.4\ncontainerd 1.7.2',
  )
})

const ticket = {
  id: 7,
  subject: 'Node',
  attachments: [
    { file_name: 'start.ps1', content_type: 'text/plain', content: script },
    { file_name: 'nodes.txt', content_type: 'text/plain', content: nodes },
  ],
}

test('files in the strings of a ticket are read as files, at the lines of the strings', () => {
  const { findings, observations, documents } = diagnose([
    { name: 'a.json', text: JSON.stringify(ticket, null, 1) },
  ])
  expect(findings).toContainEqual(
    expect.objectContaining({ id: 'flag-known', severity: 'error', file: 'a.json', line: 8 }),
  )
  const told = observations.map(({ name, value, line }) => [name, value, line])
  expect(told).toContainEqual(['host.build', '10.0.20348.1906', 13])
  expect(documents.map(({ file }) => file)).toEqual(['a.json', 'a.json', 'a.json'])
})

test('two values that disagree are told with the lines of the file that was sent', () => {
  const other = nodes.replaceAll('1.27.4', '1.26.1')
  const { findings } = diagnose([
    { name: 'a.json', text: JSON.stringify({ 'a.txt': nodes, 'b.txt': other }, null, 1) },
  ])
  expect(findings.map(({ message }) => message).join('\n')).not.toContain('a.json/')
})

test('a name that is there twice', () => {
  const text = JSON.stringify({ files: [ticket.attachments[1], ticket.attachments[1]] })
  expect(unpacked([{ name: 'a.json', text }])?.files.map(({ name }) => name)).toEqual([
    'a.json',
    'a.json/nodes.txt',
    'a.json/2/nodes.txt',
  ])
})

test.each([
  ['words', JSON.stringify({ body: 'It does not work.\nPlease help.' })],
  ['an object of the cluster', JSON.stringify({ apiVersion: 'v1', data: { 'a.txt': nodes } })],
  [
    'a file that a template writes',
    JSON.stringify({ path: 'a.conf', content: '{\n "Type": 1\n}' }),
  ],
  ['a text', nodes],
  ['a mail without parts', 'From: a@example.com\nContent-Type: text/plain\n\nHello'],
])('%s carries nothing', (_, text) => expect(unpacked([{ name: 'a', text }])).toBeUndefined())

test('a mail that a program saved as HTML', () => {
  const text = `<html><body><p>This is how we start it:</p>
<pre>${script.trim()}</pre>
<p>Kubernetes <b>1.27.4</b></p></body></html>`
  const { findings, observations } = diagnose([{ name: 'mail.html', text }])
  expect(findings).toContainEqual(
    expect.objectContaining({ id: 'flag-known', severity: 'error', file: 'mail.html', line: 2 }),
  )
  expect(observations).toContainEqual(
    expect.objectContaining({
      decision: 'kubernetesRelease',
      value: '1.27.4',
      line: 3,
      column: 18,
    }),
  )
})

const alternative = (plain: string) => `Content-Type: multipart/alternative; boundary="b2"

--b2
${plain}
--b2
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

<html><body><p>Kubernetes <b>1=2E27.4</b></p><p>contai=
nerd 1.7.2</p></body></html>
--b2--
`

test('HTML beside the same words is left out, and alone it is read', () => {
  const told = (text: string) =>
    diagnose([{ name: 'a.eml', text }]).observations.flatMap(({ decision, value, line }) =>
      decision === 'kubernetesRelease' || decision === 'runtimeVersion' ? [[value, line]] : [],
    )
  expect(told(alternative('Content-Type: text/plain\n\nKubernetes 1.27.4\n'))).toEqual([
    ['1.27.4', 6],
  ])
  expect(told(alternative('Content-Type: application/x-empty\n'))).toEqual([
    ['1.27.4', 10],
    ['1.7.2', 10],
  ])
})

test('a command line that a mail program broke, at the lines of its flags', () => {
  const text =
    'From: a@example.com\nContent-Type: text/plain; format=flowed\n\nWe start it so:\n\n> C:\\k\\kubelet.exe --v=4 \n> --hostname-override=w1 \n> --network-plugin=cni\n'
  expect(diagnose([{ name: 'a.eml', text }]).observations).toContainEqual(
    expect.objectContaining({
      name: 'kubelet.flag.network-plugin',
      value: 'cni',
      file: 'a.eml',
      line: 8,
      column: 20,
    }),
  )
})

test('lines of a log in the answer of Systems Manager of AWS are read by themselves', () => {
  const printed = JSON.stringify({
    InstanceId: 'i-0abc',
    StandardOutputContent:
      'I0601 07:00:12.101122 5520 server.go:529] "Kubelet version" kubeletVersion="v1.31.4"\r\nI0601 07:00:13.101122 5520 kubelet_node_status.go:75] "Attempting to register node" node="win-7"\r\n',
    StandardErrorContent: '',
  })
  const { observations } = diagnose([{ name: 'ssm.json', text: printed }])
  expect(observations).toContainEqual(
    expect.objectContaining({ decision: 'nodeName', value: 'win-7', line: 1 }),
  )
})
