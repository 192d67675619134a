import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const versionsIn = (text: string) =>
  readFiles([{ name: 'issue.md', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ decision, value }) =>
      decision === 'kubernetesVersion' ? [String(value)] : [],
    ),
  )

const windows = 'The Windows Server 2022 node does not come up.\n'

test.each([
  [`${windows}1. Set up a Kubernetes cluster running 1.30.X.\n2. Upgrade it to 1.31.1.\n`, '1.30'],
  [`${windows}- Install a kubernetes 1.28 cluster\n- Then upgrade to v1.29.3\n`, '1.28'],
])('a step before an upgrade tells no version of now: %s', (text, former) =>
  expect(versionsIn(text)).not.toContain(former),
)

test.each([
  [`${windows}1. Set up a Kubernetes cluster running 1.30.4.\n2. Deploy a pod.\n`, '1.30'],
  [`${windows}1. Create a kubernetes 1.30 cluster.\n2. Update containerd to 1.7.20.\n`, '1.30'],
])('a step that nothing changes tells it: %s', (text, own) =>
  expect(versionsIn(text)).toContain(own),
)
