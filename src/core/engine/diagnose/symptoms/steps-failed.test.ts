import { describe, expect, test } from 'vitest'
import { stages } from '../../../catalog/symptoms/index.ts'
import { trees } from '../../../catalog/symptoms/trees.ts'
import { diagnose } from '../diagnose.ts'
import { nextCheck } from './next-check.ts'

const event = (reason: string, message: string) =>
  `Events:\n  Type     Reason   Age   From      Message\n  ----     ------   ----  ----      -------\n  Warning  ${reason}   13s   kubelet   ${message}\n`

const foundIn = (...texts: readonly string[]) =>
  diagnose(texts.map((text, i) => ({ name: `${i}.txt`, text }))).findings.map(
    ({ id, severity }) => `${severity} ${id}`,
  )

const sandbox = event('FailedCreatePodSandBox', 'Failed to create pod sandbox: wibble not found')

describe('a step that failed for a reason which no row knows', () => {
  test.each([
    ['guide-t-01', sandbox],
    ['guide-t-01', event('FailedCreatePodSandBox', 'Failed create pod sandbox: no wibble')],
    [
      'guide-t-01',
      String.raw`E0413 13:28:59.458937 3596 pod_workers.go:965] "Error syncing pod, skipping" err="failed to \"CreatePodSandbox\" for \"a\" with CreatePodSandboxError: \"Failed to create sandbox for pod \\\"a\\\": no wibble\""`,
    ],
    ['guide-t-01', event('Failed', 'Error: failed to create containerd task: no wibble')],
    ['guide-t-16', event('FailedMount', 'MountVolume.SetUp failed for volume "v" : no wibble')],
    ['guide-t-12', 'error execution phase wibble: the frobnicator is gone'],
    ['guide-t-18', 'Error from server: error dialing backend: wibble'],
    ['guide-t-02', event('NodeNotReady', 'Node win-1 status is now: NodeNotReady')],
  ])('leads to %s: %s', (id, text) => {
    expect(foundIn(text)).toContain(`warning ${id}`)
  })

  test('says nothing where the reason is known, there or in another message of the file', () => {
    const reason =
      'plugin type="flannel" failed (add): loadFlannelSubnetEnv failed: open /run/flannel/subnet.env: The system cannot find the path specified.'
    const known = event('FailedCreatePodSandBox', `Failed to create pod sandbox: ${reason}`)
    expect(foundIn(known).join()).not.toContain('guide')
    expect(foundIn(sandbox + known).join()).not.toContain('guide')
  })

  test('is information where a cause is found in another file', () => {
    const flags =
      'PS C:\\k> kubelet.exe --version\nKubernetes v1.29.2\nPS C:\\k> kubelet.exe --network-plugin=cni'
    expect(foundIn(sandbox, flags)).toEqual(
      expect.arrayContaining(['error flag-known', 'info guide-t-01']),
    )
  })

  test('is over where the container started, or the node is Ready again', () => {
    expect(foundIn(`${sandbox}  Normal  Started   3s   kubelet   Started container web\n`)).toEqual(
      [],
    )
    const ready = '  Normal  NodeReady   3s   kubelet   Node win-1 status is now: NodeReady\n'
    expect(foundIn(event('NodeNotReady', 'Node win-1 is NotReady') + ready)).toEqual([])
  })

  test('says what to collect where its text leaves no cause of the guide', () => {
    const [found] = diagnose([{ name: 'a', text: sandbox }]).findings
    expect(found?.causes).toEqual([])
    expect(found?.remediation).toMatch(/^Collect /)
    expect(found?.message).toMatch(/^“Failed to create pod sandbox”: this step failed/)
  })

  test('begins its guide where its message leads to, with what its text answers', () => {
    const mount = event('FailedMount', 'MountVolume.SetUp failed for volume "v" : no wibble')
    const [found] = diagnose([{ name: 'a', text: mount }]).findings
    expect(found?.start).toMatchObject({ step: 'a', answered: { a: 'no' } })
    const next = nextCheck('T-16', {}, {}, found?.start)
    expect(next?.kind).toBe('check')
    expect(next?.skipped.map(({ by, answer }) => `${by} ${answer}`)).toEqual(
      Array.from({ length: 3 }, () => 'message no'),
    )
  })

  test('denies nothing where its message leaves no cause', () => {
    const [found] = diagnose([{ name: 'a', text: sandbox }]).findings
    expect(found?.start).toEqual({ step: 'b', answered: {} })
    expect(nextCheck('T-01', {}, {}, found?.start)).toMatchObject({ kind: 'check', stepId: 'b' })
  })

  test('leaves out the causes that its text rules out', () => {
    const causesOf = (message: string) =>
      diagnose([{ name: 'a', text: event('FailedMount', message) }]).findings[0]?.causes?.length ??
      0
    const plain = 'MountVolume.SetUp failed for volume "v" : no wibble'
    expect(causesOf(plain)).toBeGreaterThan(0)
    expect(causesOf(plain)).toBeLessThan(
      trees
        .find(({ id }) => id === 'T-16')
        ?.steps.flatMap(({ yes, no }) => [yes, no].filter((branch) => 'cause' in branch)).length ??
        0,
    )
  })
})

describe('what a list shows of a symptom', () => {
  const nodes = (status: string) =>
    `NAME    STATUS     ROLES    AGE   VERSION\nwin-1   ${status}   <none>   5d    v1.29.2\n`
  const pods = (...all: readonly string[]) =>
    ['NAME READY STATUS RESTARTS AGE', ...all.map((one, i) => `web-${i} 0/1 ${one} 0 5m`)].join(
      '\n',
    )

  test.each([
    ['info guide-t-02', nodes('NotReady')],
    ['info guide-t-01', pods('Running', 'ContainerCreating', 'ContainerCreating')],
    ['info guide-t-01', pods('CreateContainerError')],
    ['info guide-t-29', pods('Running', 'CrashLoopBackOff')],
  ])('leads to %s: %s', (found, text) => {
    expect(foundIn(text).filter((one) => one.includes('guide'))).toEqual([found])
  })

  test('is none where all is well', () => {
    expect(foundIn(nodes('Ready'), pods('Running', 'Completed'))).toEqual([])
  })
})

test.each(stages)('$id leads to a step that exists', ({ guide, causes }) => {
  expect(causes).toEqual([])
  const tree = trees.find(({ id }) => id === guide?.tree)
  expect(tree?.steps.map(({ id }) => id)).toContain(guide?.from)
})
