import { expect, test } from 'vitest'
import { toManifest } from '../model/manifest.ts'
import { runsAs } from './container-users.ts'

const admin = 'ContainerAdministrator'
const named = (user: string) => ({ windowsOptions: { runAsUserName: user } })
const pod = (ofPod: object, ...containers: readonly object[]) => {
  const manifest = toManifest({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'a' },
    spec: {
      securityContext: ofPod,
      containers: containers.map((securityContext) => ({ name: 'a', securityContext })),
    },
  })
  if (!manifest) throw new Error('no manifest')
  return manifest
}
const ofPod = ['spec', 'securityContext', 'runAsNonRoot']
const ofContainer = (i: number) => ['spec', 'containers', i, 'securityContext', 'runAsNonRoot']

test('a container runs as its pod says, unless it says otherwise', () => {
  expect(runsAs(pod({ runAsNonRoot: true, ...named(admin) }, {}), ofPod, admin)).toBe(true)
  expect(runsAs(pod({ runAsNonRoot: true }, named('containeradministrator')), ofPod, admin)).toBe(
    true,
  )
  expect(
    runsAs(pod({ runAsNonRoot: true, ...named(admin) }, named('ContainerUser')), ofPod, admin),
  ).toBe(false)
  expect(
    runsAs(pod({ runAsNonRoot: true }, { runAsNonRoot: false, ...named(admin) }), ofPod, admin),
  ).toBe(false)
})

test('the field of one container is not about another one', () => {
  const two = pod(named('ContainerUser'), { runAsNonRoot: true }, named(admin))
  expect(runsAs(two, ofContainer(0), admin)).toBe(false)
  expect(runsAs(pod(named(admin), { runAsNonRoot: true }, {}), ofContainer(0), admin)).toBe(true)
})
