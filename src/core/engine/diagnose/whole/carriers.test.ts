import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

interface File {
  readonly name: string
  readonly text: string
  /** Its fault, and the line of it. */
  readonly fault: readonly [id: string, line: number]
}

const files: readonly File[] = [
  {
    name: 'cni.conf',
    text: `{
  "cniVersion": "0.2.0",
  "name": "vxlan0",
  "type": "flannel",
  "delegate": {
    "type": "win-overlay",
    "apiVersion": 2,
    "endpointMacPrefix": "0E2A"
  }
}`,
    fault: ['cni-mac-prefix', 8],
  },
  {
    name: 'config.toml',
    text: String.raw`version = 2
[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.a]
  runtime_type = "io.containerd.runhcs.v1"
[plugins."io.containerd.grpc.v1.cri".cni]
  bin_dir = "C:\k\cni"`,
    fault: ['containerd-config-syntax', 5],
  },
  {
    name: 'kubelet.yaml',
    text: `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
registerWithTaints: ["os=windows:NoSchedule"]
cgroupsPerQOS: false`,
    fault: ['kubelet-config-type', 3],
  },
]

interface Carried {
  readonly text: string
  /** Lines above the file; where it has none of its own, all of it stands on the next one. */
  readonly above: number
  readonly isOneLine?: true
}

const below = (above: string, { text }: File, indent: number, after = ''): Carried => ({
  text: `${above}\n${text.replaceAll(/^(?=.)/gm, ' '.repeat(indent))}\n${after}`,
  above: above.split('\n').length,
})
const within = (above: string, { text }: File, after: string): Carried => ({
  text: `${above}${JSON.stringify(`${text}\n`)}${after}`,
  above: above.split('\n').length - 1,
  isOneLine: true,
})

const carriers: Readonly<Record<string, (file: File) => Carried>> = {
  'user data of cloud-init': (file) =>
    below(
      `#cloud-config\nwrite_files:\n- path: /k/${file.name}\n  content: |`,
      file,
      4,
      'runcmd:\n- reboot\n',
    ),
  'a task of Ansible': (file) =>
    below('- name: write\n  win_copy:\n    content: |', file, 6, `    dest: C:\\k\\${file.name}\n`),
  Terraform: (file) =>
    below('resource "local_file" "x" {\n  content = <<-EOT', file, 4, '  EOT\n}\n'),
  'a script of a shell': (file) =>
    below(`#!/bin/sh\ncat <<'EOF' | tee /k/${file.name}`, file, 0, 'EOF\necho done\n'),
  'a shell that shows where a command goes on': (file) => {
    const typed = file.text.replaceAll(/^/gm, '> ')
    return { text: `root@m1:~# cat <<EOF > ${file.name}\n${typed}\n> EOF\n`, above: 1 }
  },
  'a here-string': (file) =>
    below(`Set-Content C:\\k\\${file.name} -Value @'`, file, 0, `'@\nRestart-Service kubelet\n`),
  'files of Cluster API': (file) =>
    below(
      `apiVersion: bootstrap.cluster.x-k8s.io/v1beta1\nkind: KubeadmConfig\nmetadata: {name: a}\nspec:\n  files:\n  - path: C:/k/${file.name}\n    content: |`,
      file,
      6,
    ),
  'a ConfigMap as JSON': (file) =>
    within(
      `{\n  "apiVersion": "v1",\n  "kind": "ConfigMap",\n  "metadata": {"name": "win"},\n  "data": {\n    "${file.name}": `,
      file,
      '\n  }\n}',
    ),
  'a string of JSON': (file) =>
    within(`{\n  "path": "C:/k/${file.name}",\n  "content": `, file, '\n}'),
  'a script in a string of JSON': ({ text }) => ({
    text: `{\n  "commandToExecute": ${JSON.stringify(`powershell -c "@'\n${text}\n'@ | Set-Content a"`)}\n}`,
    above: 1,
    isOneLine: true,
  }),
}

describe.each(files.map((file) => [file.name, file] as const))('%s', (_, file) => {
  const found = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).findings.map(({ id, line }) => [id, line])
  const [id, line] = file.fault

  test('has its fault', () => expect(found(file.text)).toContainEqual([id, line]))

  test.each(Object.entries(carriers))('has it in %s', (__, carry) => {
    const { text, above, isOneLine } = carry(file)
    expect(found(text)).toContainEqual([id, above + (isOneLine ? 1 : line)])
  })
})
