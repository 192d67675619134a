import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const log = `E0311 04:02:12.310077    4688 bootstrap.go:265] part of the existing bootstrap client certificate in C:\\etc\\kubernetes\\kubelet.conf is expired: 2025-03-09 08:44:51 +0000 UTC
E0311 04:02:12.311880    4688 run.go:74] "command failed" err="failed to run Kubelet: unable to load bootstrap kubeconfig: stat C:\\\\etc\\\\kubernetes\\\\bootstrap-kubelet.conf: The system cannot find the file specified."
`
const config = (rotates: boolean) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nrotateCertificates: ${rotates}\n`

const causes = (...texts: readonly string[]) =>
  new Map(
    diagnose(texts.map((text, i) => ({ name: `${i}.txt`, text }))).findings.map((one) => [
      one.id,
      one.causes?.[0]?.cause ?? '',
    ]),
  )

test('a node whose certificate has expired had joined', () =>
  expect(causes(log).get('symptom-r-09')).toMatch(/had joined/))

test('without it the node may not have joined yet', () =>
  expect(causes(log.split('\n')[1] ?? '').get('symptom-r-09')).toMatch(/has not joined yet/))

test.each([
  [false, /does not rotate it/],
  [true, /asks for a new one with its bootstrap file/],
])('with rotateCertificates: %s', (rotates, cause) =>
  expect(causes(log, config(rotates)).get('symptom-e-02')).toMatch(cause),
)
