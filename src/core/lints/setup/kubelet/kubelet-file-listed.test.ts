import { testLint } from '../../../testing/test-lint.ts'
import { kubeletFileListed } from './kubelet-file-listed.ts'

const start = (file: string) =>
  `C:\\>sc qc kubelet\n[SC] QueryServiceConfig SUCCESS\n\nSERVICE_NAME: kubelet\n        START_TYPE         : 2   AUTO_START\n        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --windows-service --config=${file} --kubeconfig=C:\\k\\config\n        DEPENDENCIES       : containerd\n\n`
const listing = (folder: string, ...files: readonly string[]) =>
  `C:\\>dir ${folder}\n Volume in drive C has no label.\n\n Directory of ${folder}\n\n${files.map((one) => `03/04/2025  09:10 AM            78,340 ${one}\n`).join('')}               ${files.length} File(s)    143,449 bytes\n\n`
const all = ['config', 'kubelet.exe', 'kube-proxy.exe', 'kubelet.yaml']

testLint(kubeletFileListed, {
  valid: [
    { name: 'the file', text: start('C:\\k\\kubelet.yaml') + listing('C:\\k', ...all) },
    { name: 'another case', text: start('c:/k/Kubelet.YAML') + listing('C:\\k', ...all) },
    { name: 'a file elsewhere', text: start('C:\\etc\\kubelet.yaml') + listing('C:\\k', ...all) },
    {
      name: 'a listing of programs alone',
      text: start('C:\\k\\kubelet-config.yaml') + listing('C:\\k', 'kubelet.exe', 'kube-proxy.exe'),
    },
    {
      name: 'a choice of files',
      text: start('C:\\k\\kubelet-config.yaml') + listing('C:\\k', 'kubelet.yaml'),
    },
    {
      name: 'two listings',
      text:
        start('C:\\k\\kubelet-config.yaml') + listing('C:\\k', ...all) + listing('C:\\k', ...all),
    },
    { name: 'no listing', text: start('C:\\k\\kubelet-config.yaml') },
  ],
  invalid: [
    {
      name: 'a file of another name',
      text: start('C:\\k\\kubelet-config.yaml') + listing('C:\\k', ...all),
      messages: [
        /started with C:\\k\\kubelet-config\.yaml; .* shows kubelet\.yaml, and no such file/,
      ],
      severity: 'warning',
    },
  ],
})
