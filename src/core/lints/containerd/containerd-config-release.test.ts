import { testLint } from '../../testing/test-lint.ts'
import { containerdConfigRelease } from './containerd-config-release.ts'

const config = (version: number, more = '') =>
  `=== config.toml ===\nversion = ${version}\nroot = "C:/ProgramData/containerd/root"\n${more}\n`
const release = (version: string) =>
  `=== version.txt ===\nPS C:\\> containerd.exe --version\ncontainerd github.com/containerd/containerd ${version} 8fc6bcff51318944179630522a095cc9dbf9f353\n`
const list = '[plugins."io.containerd.cri.v1.runtime".cni]\nbin_dirs = ["C:/cni"]'
const gone = (type: string) =>
  `[plugins."io.containerd.grpc.v1.cri".containerd.default_runtime]\nruntime_type = "${type}"`

testLint(containerdConfigRelease, {
  valid: [
    { name: 'schema 2 on every release', text: config(2) + release('v2.1.4') },
    { name: 'schema 3 from 2.0 on', text: config(3) + release('v2.0.5') },
    { name: 'a release that nobody tells', text: config(4) },
    {
      name: 'the file of a Linux node',
      text: config(3).replace('C:/ProgramData', '/var/lib') + release('v1.7.20'),
    },
    { name: 'a list of directories from 2.1 on', text: config(3, list) + release('v2.1.4') },
    { name: 'an empty table', text: config(2, gone('')) + release('v2.1.4') },
    { name: 'the old table before 2.0', text: config(2, gone('io.a')) + release('v1.7.20') },
  ],
  invalid: [
    {
      name: 'another node with a later release',
      text: `${config(3)}${release('v1.7.20')}=== nodes.txt ===\nNAME  STATUS  ROLES   AGE  VERSION  INTERNAL-IP  EXTERNAL-IP  OS-IMAGE                        KERNEL-VERSION   CONTAINER-RUNTIME\nw2    Ready   <none>  9d   v1.30.3  10.0.0.2     <none>       Windows Server 2022 Datacenter  10.0.20348.2582  containerd://2.0.0\n`,
      messages: [/schema 3; containerd 1\.7\.20 reads up to 2/],
      severity: 'error',
    },
    {
      name: 'schema 3 before 2.0',
      text: config(3) + release('v1.7.20'),
      messages: [/schema 3; containerd 1\.7\.20 reads up to 2/],
      severity: 'error',
    },
    {
      name: 'schema 4 before 2.3',
      text: config(4) + release('v2.2.1'),
      messages: [/reads up to 3/],
      severity: 'error',
    },
    {
      name: 'a list of directories in 2.0',
      text: config(3, list) + release('v2.0.5'),
      messages: [/bin_dirs has no effect/],
      severity: 'error',
    },
    {
      name: 'the old table from 2.0 on',
      text: config(2, gone('io.a')) + release('v2.1.4'),
      messages: [/no longer reads default_runtime/],
      severity: 'error',
    },
  ],
})
