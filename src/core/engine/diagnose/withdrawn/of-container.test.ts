import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { readFiles } from '../reading/read.ts'

const ipconfig = `
Windows IP Configuration

Ethernet adapter vEthernet (Ethernet):

   IPv4 Address. . . . . . . . . . . : 10.244.2.7
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : 10.244.2.1
`
const systeminfo = `
Host Name:                 WEB-1
OS Name:                   Microsoft Windows Server 2019 Datacenter
OS Version:                10.0.17763 N/A Build 17763
`
const banner = '\nMicrosoft Windows [Version 10.0.17763.5329]\n'

const told = (text: string) =>
  readFiles([{ name: 'a.txt', text }])
    .documents.flatMap(({ reading }) => reading.observations ?? [])
    .map(({ name }) => name)
    .filter((name) => /^host\.|^node|^windows|^networkAdapter/.test(name))

test.each([
  ['kubectl exec', `$ kubectl exec -it web-1 -- ipconfig /all${ipconfig}`],
  ['a container of the pod', `$ kubectl -n shop exec web-1 -c web -- systeminfo${systeminfo}`],
  ['docker', `PS C:\\> docker run --rm servercore cmd /c ver${banner}`],
  ['crictl', `PS C:\\> crictl exec 4f2a ipconfig${ipconfig}`],
  [
    'a shell',
    `$ kubectl exec -it web-1 -- powershell\nPS C:\\> ipconfig${ipconfig}\nPS C:\\> hostname\nweb-1\n`,
  ],
  ['docker, without a prompt', `docker exec w ipconfig\n${ipconfig}`],
  [
    'a pod, without a prompt',
    `In the pod:\n\nkubectl exec -it web-1 -- ipconfig /all\n${ipconfig}`,
  ],
  [
    'another pod, below a command that was refused,',
    `$ kubectl exec -it web-1 -- ipconfig\nerror: unable to upgrade connection: container not found\n\nNow in web-2:\n${ipconfig}`,
  ],
])('what %s prints is not told of the node', (_, text) => expect(told(text)).toEqual([]))

test.each([
  ['before', `PS C:\\> systeminfo${systeminfo}\n$ kubectl exec -it web-1 -- ipconfig${ipconfig}`],
  [
    'behind a word of such a command',
    `docker exec fails here, so on the node:\n\nsysteminfo${systeminfo}`,
  ],
  [
    'behind the end of the shell',
    `$ kubectl exec -it web-1 -- powershell\nPS C:\\> exit\nPS C:\\k> systeminfo${systeminfo}`,
  ],
  [
    'behind one command',
    `$ kubectl exec web-1 -- ipconfig${ipconfig}\nPS C:\\k> systeminfo${systeminfo}`,
  ],
  [
    'below a run of which no container came',
    `PS C:\\> docker run -it servercore cmd\ndocker: Error response from daemon: hcs::CreateComputeSystem 3a: Access is denied.\n${systeminfo}`,
  ],
  [
    'in words below such a run',
    'PS C:\\> docker run -it servercore cmd\ndocker: Error response from daemon: Access is denied.\n\n**Configuration:**\n - Edition: Windows Server 2019 Standard, 10.0.17763.3775\n',
  ],
])('what the node prints %s is told', (_, text) => expect(told(text)).toContain('host.os'))

test.each([
  [
    'a form of an issue tells the host',
    'docker run --rm -it servercore:1809 cmd\n - Edition: Microsoft Windows [Version 10.0.20348.2227]\n',
    ['host.build'],
  ],
  [
    'a shell in a container tells its image',
    'docker run --rm -it servercore:1809 cmd\nMicrosoft Windows [Version 10.0.20348.2227]\n',
    [],
  ],
])('%s', (_, text, names) =>
  expect(told(text).filter((name) => name === 'host.build')).toEqual(names),
)

const download = 'Invoke-WebRequest : The operation has timed out.\nAt line:1 char:1\n'
const symptomsIn = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.map(({ id }) => id)

test('a pod that gets no answer says nothing of downloads of the node', () => {
  const inPod = `PS C:\\> kubectl exec web-1 -- powershell "Invoke-WebRequest https://a.example"\n${download}`
  const onNode = `PS C:\\> Invoke-WebRequest https://a.example/x.zip -OutFile x.zip\n${download}`
  expect(symptomsIn(inPod)).not.toContain('symptom-g-09')
  expect(symptomsIn(onNode)).toContain('symptom-g-09')
  expect(symptomsIn(`${inPod}${onNode}`)).toContain('symptom-g-09')
})
