import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { madeServicesIn } from './made-services.ts'

const read = (text: string) => {
  const lines = text
    .split('\n')
    .map((one, i) => ({ text: one, raw: one, number: i + 1, indent: 0 }))
  return madeServicesIn(toDocument('a', { lines, isFenced: false })).map(
    ({ value, line }) => `${line} ${String(value)}`,
  )
}

test.each([
  [
    'sc.exe create containerd binPath= "C:\\containerd\\containerd.exe" start= auto',
    '1 "C:\\containerd\\containerd.exe" start= auto',
  ],
  [
    '& sc.exe create containerd start= auto binPath= "C:\\cd\\containerd.exe --run-service"',
    '1 "C:\\cd\\containerd.exe --run-service"',
  ],
  [
    "New-Service -Name containerd -BinaryPathName 'C:\\cd\\containerd.exe'",
    "1 'C:\\cd\\containerd.exe'",
  ],
  [
    'SERVICE_NAME: containerd\n        TYPE : 10  WIN32_OWN_PROCESS\n        BINARY_PATH_NAME   : "C:\\Program Files\\containerd\\containerd.exe" --run-service\n',
    '3 "C:\\Program Files\\containerd\\containerd.exe" --run-service',
  ],
  [
    'sc.exe create containerd binPath= "C:\\cd\\containerd.exe --log-file C:\\log\\containerd.log --run-service"',
    '1 "C:\\cd\\containerd.exe --log-file C:\\log\\containerd.log --run-service"',
  ],
  [
    'SERVICE_NAME: csiproxy\n        BINARY_PATH_NAME   : C:\\k\\csi-proxy.exe -log_file=C:\\log\\csi-proxy.log -windows-service\n',
    '2 C:\\k\\csi-proxy.exe -log_file=C:\\log\\csi-proxy.log -windows-service',
  ],
])('what starts the service: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test.each([
  '# sc.exe create containerd binPath= "C:\\containerd\\containerd.exe"',
  'sc.exe create containerd binPath= "C:\\containerd\\containerd.exe $flags"',
  'sc.exe create containerd binPath= "C:\\k\\nssm.exe" start= auto',
  'New-Service -Name containerd -BinaryPathName "C:\\cd\\containerd.exe" `\n',
  'sc.exe create kubelet binPath= "C:\\k\\kubelet.exe --windows-service" depend= containerd',
])('what is not told: %s', (text) => {
  expect(read(text)).toEqual([])
})
