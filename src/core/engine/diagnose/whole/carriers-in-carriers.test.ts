import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const faultsIn = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id, line }) => `${id} ${line}`)

const indented = (depth: number, text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(depth) + line))
    .join('\n')

const toml = 'version = 2\n[grpc]\n  address = "npipe:////./pipe/containerd-containerd"'
const rke2 = 'token: abc\ncni: calico\nserver: https://10.0.0.1:9345'
const script = (file: string, text: string) =>
  `$conf = @"\n${text}\n"@\n$conf | Out-File "${file}" -Encoding ascii`
const written = script('C:\\Program Files\\containerd\\config.toml', toml)

test.each([
  ['a script', written, 'containerd-handlers 4'],
  ['a script below its words', `Our script:\n\nmkdir C:\\k\n${written}`, 'containerd-handlers 7'],
  [
    'a value in front of its path',
    `Set-Content -Value @'\n${toml}\n'@ -Path "C:\\Program Files\\containerd\\config.toml"`,
    'containerd-handlers 4',
  ],
  [
    'a task of Ansible',
    `- name: write\n  ansible.windows.win_shell: |\n${indented(4, written)}\n`,
    'containerd-handlers 6',
  ],
  [
    'the user data of Terraform',
    `resource "aws_instance" "w" {\n  ami = "a"\n  user_data = <<-EOF\n    <powershell>\n${indented(4, written)}\n    </powershell>\n  EOF\n}`,
    'containerd-handlers 8',
  ],
  [
    'Bicep',
    `resource vm 'Microsoft.Compute/virtualMachines@2023-03-01' = {\n  name: 'w'\n  customData: base64('''\n${written}\n''')\n}`,
    'containerd-handlers 7',
  ],
])('a file of containerd in %s', (_, text, finding) => expect(faultsIn(text)).toEqual([finding]))

test.each([
  ['a here-string', script('C:\\etc\\rancher\\rke2\\config.yaml', rke2)],
  [
    'a task',
    `- win_copy:\n    dest: C:\\etc\\rancher\\rke2\\config.yaml\n    content: |\n${indented(6, rke2)}\n`,
  ],
])('a file of RKE2 in %s', (_, text) =>
  expect(faultsIn(text).map((one) => one.replace(/ .*/, ''))).toEqual(['rke2-agent-keys']),
)

const pods = (privileged: boolean) =>
  [1, 2]
    .map(
      (i) =>
        `apiVersion: v1\nkind: Pod\nmetadata:\n  name: p${i}\nspec:\n  nodeSelector:\n    kubernetes.io/os: windows\n  containers:\n    - name: a\n      image: mcr.microsoft.com/windows/nanoserver:ltsc2022\n      securityContext:\n        privileged: ${privileged && i === 2}`,
    )
    .join('\n---\n')
const steps = (text: string) =>
  `jobs:\n  a:\n    steps:\n      - run: |\n          kubectl apply -f - <<EOF\n${indented(10, text)}\n          EOF\n`

test('each object of a stream that a step applies', () => {
  expect(faultsIn(steps(pods(true)))).toEqual(['pod-field 30'])
  expect(faultsIn(steps(pods(false)))).toEqual([])
})

test('a file in an object that a step applies belongs to the object', () => {
  const map = `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: kubelet-config\ndata:\n  kubelet: |\n    apiVersion: kubelet.config.k8s.io/v1beta1\n    kind: KubeletConfiguration\n    cgroupsPerQOS: true\n    staticPodPath: /etc/kubernetes/manifests`
  expect(faultsIn(steps(map))).toEqual([])
})

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const daemon = '{\n  "data-root": "D:\\docker",\n  "log-driver": "json-file"\n}\n'
const secret = (data: string) => `apiVersion: v1\nkind: Secret\nmetadata:\n  name: win\n${data}\n`

test.each([
  ['the bytes of a Secret', secret(`data:\n  daemon.json: ${base64(daemon)}`), 6],
  ['the texts of a Secret', secret(`stringData:\n  daemon.json: |\n${indented(4, daemon)}`), 8],
  [
    'bytes that a machine is given',
    `#cloud-config\nwrite_files:\n  - path: C:\\ProgramData\\docker\\config\\daemon.json\n    encoding: b64\n    content: ${base64(daemon)}\n`,
    5,
  ],
  [
    'a template of Cluster API',
    `apiVersion: bootstrap.cluster.x-k8s.io/v1beta1\nkind: KubeadmConfigTemplate\nmetadata:\n  name: win\nspec:\n  template:\n    spec:\n      files:\n        - path: C:\\ProgramData\\docker\\config\\daemon.json\n          content: |\n${indented(12, daemon)}\n      joinConfiguration:\n        nodeRegistration:\n          criSocket: npipe:////./pipe/docker_engine\n`,
    12,
  ],
])('a file of Docker in %s', (_, text, line) =>
  expect(faultsIn(text)).toContain(`docker-strict-json ${line}`),
)

test('keys and tokens in a Secret are no files', () =>
  expect(faultsIn(secret(`data:\n  tls.key: ${base64('-----BEGIN A-----\n'.repeat(9))}`))).toEqual(
    [],
  ))

const encoded = (privileged: boolean) =>
  `resource "kubectl_manifest" "p" {\n  yaml_body = yamlencode({\n    apiVersion = "v1"\n    kind       = "Pod"\n    metadata   = { name = "a" }\n    spec = {\n      nodeSelector = { "kubernetes.io/os" = "windows" }\n      containers = [{\n        name  = "a"\n        image = "mcr.microsoft.com/windows/nanoserver:ltsc2022"\n        securityContext = { privileged = ${privileged} }\n      }]\n    }\n  })\n}`

test('an object that Terraform makes a text of', () => {
  expect(faultsIn(encoded(true))).toEqual(['pod-field 11'])
  expect(faultsIn(encoded(false))).toEqual([])
})

test('a file that Terraform makes a text of', () => {
  const text =
    'resource "local_file" "net" {\n  filename = "${path.module}/net-conf.json"\n  content = jsonencode({\n    Network = "10.244.0.0/16"\n    Backend = { Type = "vxlan", VNI = 1, Port = 4789 }\n  })\n}\n# for our Windows nodes'
  expect(faultsIn(text)).toContain('vxlan-vni 5')
})
