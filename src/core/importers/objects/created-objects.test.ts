import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

/** The objects that are read out of a text. */
const objectsIn = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.parsed ?? []).flatMap((one) =>
      one.kind === 'manifest' ? [{ value: one.value.value, line: one.placeOf([]).line }] : [],
    ),
  )

test('a Secret that a command makes is read with its namespace and its keys', () => {
  expect(
    objectsIn(
      'kubectl create secret generic smbcreds -n erp --from-literal username=a --from-literal=password="b"\n',
    ),
  ).toMatchObject([
    {
      value: {
        kind: 'Secret',
        metadata: { name: 'smbcreds', namespace: 'erp' },
        type: 'Opaque',
        stringData: { username: '', password: '' },
      },
      line: 1,
    },
  ])
})

test.each([
  [
    'one for registries, over several lines',
    'kubectl create secret docker-registry acr \\\n  --docker-server=a.azurecr.io \\\n  --namespace web\n',
    {
      kind: 'Secret',
      metadata: { name: 'acr', namespace: 'web' },
      type: 'kubernetes.io/dockerconfigjson',
    },
  ],
  [
    'a ConfigMap of a folder, whose keys are not told',
    'kubectl create configmap site-config --from-file=web.config --from-file=./conf\n',
    { kind: 'ConfigMap', metadata: { name: 'site-config' } },
  ],
  [
    'an account',
    'kubectl create serviceaccount agent -n ops\n',
    { kind: 'ServiceAccount', metadata: { name: 'agent', namespace: 'ops' } },
  ],
])('%s is read', (_, text, value) => {
  const [first] = objectsIn(text)
  expect(first?.value).toMatchObject(value)
  expect(first?.value).not.toHaveProperty('data')
})

test.each([
  ['the name of a file', 'create configmap site --from-file=conf/web.config', 'data', 'web.config'],
  ['a name of its own', 'create secret generic k --from-file=a.pem=/root/b', 'stringData', 'a.pem'],
  ['a key of OpenSSH', 'create secret generic k --from-file ~/.ssh/id_rsa', 'stringData', 'id_rsa'],
])('a key is %s', (_, command, field, key) => {
  for (const text of [`kubectl ${command}\n`, `$ oc ${command}\n$ oc get pods\n`]) {
    expect(objectsIn(text)[0]).toMatchObject({ value: { [field]: { [key]: '' } }, line: 1 })
  }
})

test('a command at a prompt that prints nothing is read once', () => {
  expect(objectsIn('$ kubectl create sa agent -n ops\n$ kubectl get pods\n')).toHaveLength(1)
  expect(
    objectsIn('$ kubectl create sa agent -n ops\nserviceaccount/agent created\n'),
  ).toHaveLength(1)
})

test('other commands make none', () => {
  expect(objectsIn('kubectl get secret smbcreds -n erp\nkubectl create namespace erp\n')).toEqual(
    [],
  )
})
