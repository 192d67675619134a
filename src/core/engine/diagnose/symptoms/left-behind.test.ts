import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const found = (text: string) =>
  matchSymptoms([{ file: 'paste.txt', text }], {}).map(
    ({ id, causes }) => `${id}: ${causes[0]?.cause ?? ''}`,
  )

test.each([
  [
    'lb-01: containerd has two sandboxes',
    String.raw`level=fatal msg="Failed to run CRI service" error="failed to recover state: failed to reserve sandbox name \"web_default_1_0\": name \"web_default_1_0\" is reserved for \"0107b2\""`,
  ],
  [
    'lb-01: What containerd keeps',
    String.raw`{"error":"failed to recover state: failed to get metadata for stored sandbox \"c72f\": not found","level":"fatal","msg":"Failed to run CRI service"}`,
  ],
  [
    'e-22: A process of the node',
    String.raw`E0602 12:34:56 kubelet_volumes.go:245] "There were many similar errors. Turn up verbosity to see them." err="orphaned pod \"a1\" found, but error occurred when trying to remove the volumes dir: The process cannot access the file because it is being used by another process."`,
  ],
  [
    'e-22: Files stayed',
    'E0416 19:44:35.803861 2391 kubelet_volumes.go:154] Orphaned pod "017aa18b" found, but volume paths are still present on disk : There were a total of 155 errors similar to this.',
  ],
  [
    'e-22: The pod was taken away',
    String.raw`err="orphaned pod \"f11f\" found, but error not a directory occurred when trying to remove the volumes dir" numErrs=1`,
  ],
  [
    'g-16: An error in the program itself',
    'panic: runtime error: invalid memory address or nil pointer dereference\n[signal 0xc0000005 code=0x0 addr=0x18 pc=0x1b8d1a6]\n\ngoroutine 1 [running]:\nk8s.io/kubernetes/pkg/kubelet/cm.(*containerManagerImpl).Start(0x1)\n',
  ],
  [
    'm-prx-12: ',
    'panic: runtime error: invalid memory address or nil pointer dereference\n[signal 0xc0000005 code=0x0 addr=0x18 pc=0x1b8d1a6]\n\ngoroutine 1 [running]:\nk8s.io/kubernetes/pkg/proxy/winkernel.(*Proxier).syncProxyRules(0x1)\n',
  ],
  [
    'm-prx-18: The network agent',
    'F0101 10:00:00.000000 1 server.go:495] unable to create proxier: Network azure not found',
  ],
])('%s is the one row with its likeliest cause', (expected, text) => {
  expect(found(text)).toEqual([expect.stringContaining(expected)])
})

test('a process that crashed in a container is still told by its exit code', () => {
  expect(found('Last State: Terminated  Reason: Error  Exit Code: 3221225477')[0]).toContain(
    'm-exc-01: ',
  )
})
