import { expect, test } from 'vitest'
import { wordsInEnglish } from './words-in-english.ts'

test.each([
  [
    'German',
    'Seit dem Update ist der Dienst im Cluster von den Pods nicht erreichbar.',
    'cannot reach',
  ],
  [
    'German',
    'Wir haben es auf dem Knoten, und die Namensauflösung geht nicht.',
    'DNS name resolution does not work',
  ],
  [
    'French',
    'Les pods sur le nœud ne peuvent pas joindre les services.',
    'cannot reach les services',
  ],
  [
    'German',
    'Die Readiness-Probe schlägt auf dem Knoten regelmäßig fehl, nicht nur bei uns.',
    'fails',
  ],
  [
    'German',
    'Nach dem Neustart des Knotens fehlt das Netz, und er taucht in der Liste nicht auf.',
    'does not appear',
  ],
  [
    'German',
    'Die Pods verlieren nach einigen Stunden die Verbindung zu allen Services.',
    'lose the connection to allen services',
  ],
  ['French', 'Après le redémarrage du nœud, le réseau de la machine a disparu.', 'vanished'],
  ['Spanish', 'El nodo no aparece en la lista de los nodos del clúster.', 'does not appear en'],
  ['Chinese', '节点重启之后，网络不见了。', 'network'],
  ['Japanese', 'ノードを再起動するとネットワークが消えました。', 'vanished'],
  [
    'French',
    'Les pods du nœud ne joignent pas les pods des autres sous-réseaux.',
    'cannot reach les pods des other subnet',
  ],
  [
    'French',
    'Depuis la mise à jour les pods restent en Pending sur le cluster.',
    'pods stuck en Pending',
  ],
  [
    'Spanish',
    'Los pods que están en el nodo no pueden acceder a los servicios.',
    'cannot reach a los services',
  ],
  [
    'Portuguese',
    'Os pods em um nó não conseguem acessar os serviços do cluster.',
    'cannot reach os services',
  ],
  ['Italian', 'Il problema di ieri sul nodo è risolto.', 'sul nodes it is solved'],
  ['Chinese', '节点重启后，Pod 无法访问其他节点。', 'cannot reach'],
  ['Japanese', '再起動した後、名前解決がタイムアウトします。', 'timeout'],
  // So short that none of the common words stands in it.
  ['German', 'Windows-Pods erreichen keine Services, Pod-IPs gehen.', 'cannot reach services'],
  ['German', 'In den Windows-Pods geht kein DNS.', 'DNS name resolution fails'],
  ['German', 'Die Namen werden nicht mehr aufgelöst.', 'DNS name resolution fails'],
  ['German', 'Seitdem kommen die Pods nicht mehr an die Services.', 'cannot reach services'],
  ['German', 'Es gibt kein DNS-Problem, die Pods starten nicht.', 'no problem'],
  [
    'French',
    'Notre idée serait de passer le pool en 2022 au prochain trimestre.',
    'we plan passer',
  ],
])('%s: %s', (_, text, words) => {
  expect(wordsInEnglish(text)?.replaceAll(/\s+/g, ' ')).toContain(words)
})

test.each([
  'The pods on that node cannot reach the services, and the update did not help.',
  'kubelet.exe --config=C:\\k\\config.yaml --hostname-override=win-1',
  'Müller, GmbH',
  'Windows pods, Kubernetes 1.29, Flannel',
  '',
])('leaves “%s” as it is', (text) => expect(wordsInEnglish(text)).toBeUndefined())

test('keeps the lines', () => {
  const text = 'Die Pods starten nicht.\n\nSeit dem Neustart ist der Knoten\nund das Netz weg.'
  expect(wordsInEnglish(text)?.split('\n')).toHaveLength(4)
})

test('takes what somebody wrote, and not all of a long text', () => {
  const text = `${'Wir haben auf dem Knoten und in den Pods nicht viel. '.repeat(500)}nicht`
  expect(wordsInEnglish(text)?.endsWith(' nicht')).toBe(true)
})
