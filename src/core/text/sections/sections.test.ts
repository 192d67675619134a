import { expect, test } from 'vitest'
import { linesOf } from '../lines.ts'
import { sectionsOf } from './sections.ts'

const partsOf = (text: string) =>
  sectionsOf(linesOf(text)).map(({ command, lines }) => [
    command,
    lines.map((line) => line.text.trim()).filter((line) => line !== ''),
  ])

const line = String.raw`C:\k\kube-proxy.exe --v=4 --network-name=cbr0`

test('a command line below the output of a command is a text of its own', () =>
  expect(partsOf(`PS C:\\k> Get-HnsNetwork\nName : cbr0\n\n${line}\n`)).toEqual([
    ['Get-HnsNetwork', ['Name : cbr0']],
    [undefined, [line]],
  ]))

test('a command has its own line, whether it prints something or not', () =>
  expect(
    sectionsOf(
      linesOf('PS C:\\> hostname\nw1\nPS C:\\> curl.exe -o a https://example.com/a\n'),
    ).map(({ command, commandLine }) => [command, commandLine]),
  ).toEqual([
    ['hostname', 1],
    ['curl.exe -o a https://example.com/a', 3],
  ]))

test('a command line within an output belongs to it', () =>
  expect(partsOf(`PS C:\\k> nssm get kube-proxy Application\n${line}\n`)).toEqual([
    ['nssm get kube-proxy Application', [line]],
  ]))

const nodes = 'NAME   STATUS   ROLES    AGE   VERSION\nwin1   Ready    <none>   1d    v1.29.4'

test('a table that was pasted behind another output stands apart', () =>
  expect(partsOf(`PS C:\\k> Get-HnsNetwork\nName : cbr0\n\n${nodes}\n`)).toEqual([
    ['Get-HnsNetwork', ['Name : cbr0']],
    [undefined, nodes.split('\n')],
  ]))

test('a command line below a table is a text of its own', () =>
  expect(partsOf(`${nodes}\n\n${line}\n`)).toEqual([
    [undefined, nodes.split('\n')],
    [undefined, [line]],
  ]))

test('flags that words lead in below a table are a text of their own', () => {
  const words = 'kube-proxy args: --network-name=cbr0 --v=4'
  expect(partsOf(`${nodes}\n\n${words}\n`)).toEqual([
    [undefined, nodes.split('\n')],
    [undefined, [words]],
  ])
})

test('what is indented as a whole loses it, and keeps its place', () => {
  const [section] = sectionsOf(linesOf('    a: 1\n    b:\n      c: 2\n'))
  expect(section?.lines.map(({ text }) => text).slice(0, 3)).toEqual(['a: 1', 'b:', '  c: 2'])
  expect(section?.lines[2]?.indent).toBe(4)
})

test('a single line can be quoted', () => expect(linesOf(`> ${line}\n`)[0]?.text).toBe(line))

test('a sentence that begins with a command is none', () =>
  expect(partsOf('kubectl get nodes shows nothing useful. Kubelet is v1.30.6.\n')).toEqual([
    [undefined, ['kubectl get nodes shows nothing useful. Kubelet is v1.30.6.']],
  ]))

test('what a code block holds is taken apart as well', () =>
  expect(partsOf('```\nIt fails:\n\napiVersion: v1\nkind: Pod\n```\n')).toEqual([
    [undefined, ['It fails:']],
    [undefined, ['apiVersion: v1', 'kind: Pod']],
  ]))

test('an object begins where the last one would have its version twice', () =>
  expect(partsOf('apiVersion: v1\nkind: A\n\napiVersion: v1\nkind: B\n')).toEqual([
    [undefined, ['apiVersion: v1', 'kind: A']],
    [undefined, ['apiVersion: v1', 'kind: B']],
  ]))

test('settings of containerd stand apart from the words around them', () =>
  expect(partsOf('Our file\n\nversion = 2\n[plugins."a"]\n  b = "c"\n\nThanks\n')).toEqual([
    [undefined, ['Our file']],
    [undefined, ['version = 2', '[plugins."a"]', 'b = "c"']],
    [undefined, ['Thanks']],
  ]))

test.each(['== a.conf ==', '######## a.conf ########', '**** a.conf ****'])(
  '%s is the name of what stands below',
  (title) =>
    expect(sectionsOf(linesOf(`${title}\n{}\n`)).map((one) => one.title)).toEqual(['a.conf']),
)

test.each([
  'gcloud container clusters create a --no-enable-ip-alias',
  'gcloud beta container node-pools create w --image-type=WINDOWS_LTSC_CONTAINERD',
  'az aks create -g g -n a --network-plugin kubenet',
])('a cluster or pool that is made is a text of its own: %s', (command) =>
  expect(partsOf(`$ ${command}\nCreated.\n`)).toEqual([[command, [command, 'Created.']]]),
)

test('what a platform shows of a cluster is output alone', () =>
  expect(partsOf('$ gcloud container clusters describe a\nname: a\n')).toEqual([
    ['gcloud container clusters describe a', ['name: a']],
  ]))

test.each(['### kubelet --version', 'PS C:\\> kubelet --version', '--- kubelet --version ---'])(
  'the code block below %s is what the command printed',
  (title) =>
    expect(partsOf(`${title}\n\`\`\`\nKubernetes v1.27.4\n\`\`\`\nThanks\n`)).toEqual([
      [
        expect.stringContaining('kubelet --version'),
        expect.arrayContaining(['Kubernetes v1.27.4']),
      ],
      [undefined, ['Thanks']],
    ]),
)

test.each([
  'Get-HnsPolicyList | Remove-HnsPolicyList',
  'Get-HnsNetwork | ? Name -eq cbr0 | Remove-HnsNetwork',
])('what stands below %s is none of its output', (command) => {
  expect(partsOf(`${command}\n${line}\n`)).toEqual([[undefined, [command, line]]])
  expect(partsOf(`PS C:\\k> ${command}\n${line}\n`).at(-1)).toEqual([undefined, [line]])
})

test('what the sender says behind an output is none of it', () =>
  expect(partsOf('PS C:\\> ver\n1.2\n\nI can ping 10.96.0.10.\nMore.\n')).toEqual([
    ['ver', ['1.2']],
    [undefined, ['I can ping 10.96.0.10.', 'More.']],
  ]))

test('the name of a file alone in its line is what stands below it', () => {
  const titles = (text: string) => sectionsOf(linesOf(text)).map(({ title }) => title)
  expect(titles('Hello,\n\nstart.ps1:\n\n$a = 1\n\nC:\\k\\cni.conf:\n{}\n')).toEqual([
    undefined,
    'start.ps1',
    'C:\\k\\cni.conf',
  ])
  expect(titles('data:\n  a: 1\na.yaml:\n  b: 2\n')).toEqual([undefined])
})

const file = '{\n"name": "vxlan0",\n"type": "flannel"\n}'

test('an object of JSON below an output is a file of its own', () =>
  expect(partsOf(`PS C:\\k> ${line}\n\n${file}\n`)).toEqual([
    [line, [line]],
    [undefined, file.split('\n')],
  ]))

test('what a command prints as JSON below its warnings is its output', () => {
  const printed = `W0101 a warning\n${file}`
  expect(partsOf(`PS C:\\k> crictl info\n${printed}\n`)).toEqual([
    ['crictl info', printed.split('\n')],
  ])
})

test('the path of a file alone in its line is the name of what stands below it', () => {
  const sections = sectionsOf(
    linesOf(`PS C:\\k> ${line}\n\nC:\\k\\cni\\config\\cni.conf\n\n${file}\n`),
  )
  expect(sections.map(({ command, title }) => [command, title])).toEqual([
    [line, undefined],
    [undefined, String.raw`C:\k\cni\config\cni.conf`],
  ])
})

test.each([
  ['C:\\etc\\rancher\\rke2\\config.yaml', 'cni: calico'],
  ['/etc/rancher/rke2/config.yaml', 'kubelet-arg:'],
  ['C:\\k\\config.toml', 'oom_score = 0'],
  ['C:\\run\\flannel\\subnet.env', 'FLANNEL_MTU=1450'],
  ['C:\\k\\kubelet.log', 'I0101 10:00:00.000000    1 server.go:1] "Start"'],
])('the path %s is the name of what begins right below it with %s', (path, below) =>
  expect(
    sectionsOf(linesOf(`PS C:\\k> hnsdiag list networks\nName : a\n\n${path}\n${below}`)).at(-1),
  ).toMatchObject({ title: path, lines: [{ text: below }] }),
)

test.each(['cni: that is where we have it', 'We changed this file: yes', 'It has no setting.'])(
  'a path above words is none of a file: %s',
  (said) =>
    expect(
      sectionsOf(linesOf(`Hello,\n\nC:\\k\\config.yaml\n${said}\n`)).map(({ title }) => title),
    ).toEqual([undefined]),
)

test('paths that a command lists name nothing', () =>
  expect(partsOf('PS C:\\k> (ls C:\\etc).FullName\nC:\\etc\\a.conf\nC:\\etc\\b.conf\n')).toEqual([
    ['(ls C:\\etc).FullName', ['C:\\etc\\a.conf', 'C:\\etc\\b.conf']],
  ]))

test.each([
  'Pods on this node cannot reach any service.',
  'Windows pods do not reach pods on other nodes.',
  'DNS does not work in our pods.',
  'No service works on this node.',
])('what somebody says of pods and services below an output is their own: %s', (said) =>
  expect(partsOf(`PS C:\\k> hnsdiag list loadbalancers\n\n${said}\n`).at(-1)).toEqual([
    undefined,
    [said],
  ]),
)

test.each([
  ['# kubectl apply -f pod.yaml (Kubernetes v1.25.4)', 'Kubernetes v1.25.4'],
  ['$ cat pod.yaml  (Windows Server 2022, k8s 1.29)', 'Windows Server 2022, k8s 1.29'],
])('%j: a remark behind the command is a comment above the file', (text, remark) => {
  const [part] = sectionsOf(linesOf(`${text}\nkind: Pod\n`))
  expect(part?.lines[0]).toMatchObject({ text: `#${remark}`, number: 1 })
  expect((part?.lines[0]?.indent ?? 0) + 2).toBe(text.indexOf(remark) + 1)
})

test('what stands in brackets within a command is no remark', () =>
  expect(partsOf('# kubectl get nodes (all of them)\nNAME\n')).toEqual([
    ['kubectl get nodes (all of them)', ['NAME']],
  ]))
