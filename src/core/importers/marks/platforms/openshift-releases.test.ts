import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'
import { diagnose } from '../../../diagnose.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value }) => `${name} ${String(value)}`),
  )

const network = `apiVersion: operator.openshift.io/v1
kind: Network
metadata: {name: cluster}
spec:
  defaultNetwork:
    type: OVNKubernetes
    ovnKubernetesConfig: {mtu: 8901}
`
const logs =
  '$ oc logs -n openshift-windows-machine-config-operator deployment/windows-machine-config-operator\nINFO setup starting manager\n'

test('the release of OpenShift stands in the list of its versions', () => {
  const found = read(
    '$ oc get clusterversion\nNAME      VERSION   AVAILABLE   PROGRESSING   SINCE   STATUS\nversion   4.18.9    True        False         12d     Cluster version is 4.18.9\n',
  )
  expect(found).toContain('openshift.version 4.18.9')
  expect(found).toContain('cluster.distribution openshift')
})

test.each([
  ['another list', 'NAME  VERSION  STATUS\nversion  4.18.9  True\n'],
  ['a release that is not for this list', 'version 4.18.9 is the newest'],
])('%s tells no release of the cluster', (_, text) => {
  expect(read(text).join('\n')).not.toContain('openshift.version')
})

test('the operator that is installed tells its release, and that Windows nodes are wanted', () => {
  const found = read(
    '$ oc get csv -A\nNAMESPACE  NAME  DISPLAY  VERSION  REPLACES  PHASE\nopenshift-windows-machine-config-operator  windows-machine-config-operator.v10.18.1  Windows Machine Config Operator  10.18.1    Succeeded\n',
  )
  expect(found).toContain('wmco.version 10.18.1')
  expect(found).toContain('node.windowsWanted true')
})

test('a network without the hybrid overlay is a fault where the log of the operator lies beside it', () => {
  const ids = (files: readonly string[]) =>
    diagnose(files.map((text, i) => ({ name: `${i}.txt`, text }))).findings.map(({ id }) => id)
  expect(ids([network, logs])).toContain('distribution-objects')
  expect(ids([network])).not.toContain('distribution-objects')
})
