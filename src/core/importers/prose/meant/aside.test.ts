import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const valuesOf = (name: string, text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
      (one.decision ?? one.name) === name ? [one.value] : [],
    ),
  ),
]

test.each([
  [
    'Der ältere Cluster in Kassel (Kubernetes 1.27.4, Flannel, Windows Server 2019) läuft seit Jahren ohne Probleme. Es geht um den neuen in Fulda: Kubernetes 1.30.2, Windows Server 2022.',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'Le cluster de recette (AKS 1.29.4, Windows2022) fonctionne correctement. En production nous avons AKS 1.28.3 et Windows2019.',
    'windowsRelease',
    'ltsc2019',
  ],
  [
    'CNI は Flannel v0.26.1 です。福岡拠点のクラスターは Calico 3.29 ですが、同じ現象は発生していません。',
    'cni',
    'flannel',
  ],
  [
    'Kubernetes v1.28.6，Windows Server 2019 节点。测试集群是 Windows Server 2022，没有这个问题。',
    'windowsRelease',
    'ltsc2019',
  ],
  [
    'Los nodos tienen Windows Server 2022. El clúster de Sevilla tiene Windows Server 2019 y allí nunca nos ha pasado.',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'Cluster A has containerd 1.6.8 and Windows Server 2019; please ignore it. Cluster B is staging, with containerd 2.0.1, and everything works there. Cluster C has containerd 1.7.17, and its pods hang.',
    'runtimeVersion',
    '1.7.17',
  ],
  [
    'Our staging cluster has containerd 2.0.1 and works fine, but production with containerd 1.7.17 fails.',
    'runtimeVersion',
    '1.7.17',
  ],
  [
    'In the lab cluster (1.31, containerd 2.0.1) it runs fine. It has Flannel 0.26. In production we have containerd 1.7.17.',
    'runtimeVersion',
    '1.7.17',
  ],
  [
    'The nodes have containerd 2.0.4.\nAlso: customer Ulm (containerd 2.1.1) asked for a date. They run Flannel 0.26.',
    'runtimeVersion',
    '2.0.4',
  ],
  [
    '"Nord" has containerd 2.0.1 and one Windows pool; nord is fine. "Sued" is what this is about: containerd 1.7.14 on Windows.',
    'runtimeVersion',
    '1.7.14',
  ],
  [
    'Standort      Windows-Knoten          Laufzeit\nErfurt        Windows Server 2022     containerd 1.7.23\nJena (Test)   Windows Server 2025     containerd 2.0.1\n\nDer Fehler tritt nur in Erfurt auf. In Jena läuft seit der Umstellung auf Calico 3.29 alles einwandfrei.',
    'runtimeVersion',
    '1.7.23',
  ],
  [
    'In Leeds (Windows, containerd 1.6.28) it works. In York (Windows, containerd 1.7.13) pods resolve no names.',
    'runtimeVersion',
    '1.7.13',
  ],
  [
    'Cluster A is old; it was set up by a contractor and runs Kubernetes 1.19 on Windows Server 2019, please ignore it. Cluster C has Windows Server 2022 and Kubernetes 1.29.4.',
    'controlPlaneVersion',
    '1.29',
  ],
  [
    'Hier läuft Server 2022. In der Testumgebung (Server 2019) sehen wir das Problem nicht.',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'Nous avons containerd 1.6.28. Une autre équipe a un cluster avec containerd 1.7.13 et n’a pas ce problème.',
    'runtimeVersion',
    '1.6.28',
  ],
  [
    'Los nodos tienen Windows Server 2019. Otro equipo tiene Windows Server 2022 y no tiene este problema.',
    'windowsRelease',
    'ltsc2019',
  ],
  [
    'The nodes are Windows Server 2022. The test cluster has Windows Server 2019; we do not see it there.',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'Cluster A has containerd 1.6.8. It does not have the problem. Cluster B has containerd 1.7.17, pods hang.',
    'runtimeVersion',
    '1.7.17',
  ],
  [
    'Two clusters: "Quay" (live) and "Pier" (pre-live).\n- Quay: Kubernetes 1.30.8, Windows Server 2022.\n- Pier: Kubernetes 1.31.4 and Windows Server 2025.\n- On Quay pods fail. Pier has no such problem.',
    'windowsRelease',
    'ltsc2022',
  ],
])('another cluster, where all is well: %s', (text, name, value) =>
  expect(valuesOf(name, text)).toEqual([value]),
)

test.each([
  // One cluster is told of alone, or the same one twice.
  ['The new cluster (containerd 1.7.17) works fine. Windows Server 2022 joins.', '1.7.17'],
  [
    'The new cluster has containerd 1.7.17 and is healthy. In the new cluster Windows Server 2022 pods hang.',
    '1.7.17',
  ],
  // What goes on says what is wrong with it.
  [
    'The old cluster is there too. The new cluster (containerd 1.7.17) works fine with Linux, but Windows Server 2022 pods hang.',
    '1.7.17',
  ],
  [
    'The old cluster is gone. The new cluster (containerd 1.7.17) is healthy. It fails with Windows Server 2022 alone.',
    '1.7.17',
  ],
  [
    'We have an old cluster. The new cluster with containerd 1.7.17 worked fine until Monday. Windows Server 2022.',
    '1.7.17',
  ],
  [
    'The old cluster is gone. Cluster B (containerd 1.7.17, Windows Server 2022) is not affected by the firewall. Its pods hang.',
    '1.7.17',
  ],
  [
    '"Nord" has containerd 1.7.17; nord is fine. "Nord" fails with Windows Server 2022 alone.',
    '1.7.17',
  ],
  [
    'Standort      Laufzeit\nJena          containerd 1.7.17\nErfurt        containerd 1.7.17\n\nIn Jena läuft es nicht, in Erfurt auch nicht. Windows Server 2022.',
    '1.7.17',
  ],
  // It works in part, or with the same of it.
  [
    'The production cluster has containerd 1.7.17. It works fine with Linux. In production pods on Windows Server 2022 have no DNS. We have no staging cluster.',
    '1.7.17',
  ],
  [
    'The production cluster (containerd 1.7.17) is healthy. In production Windows Server 2022 has no DNS, in staging it has.',
    '1.7.17',
  ],
  [
    'The old cluster is gone. The test cluster (containerd 1.7.17, the same configuration) works fine. Windows Server 2022.',
    '1.7.17',
  ],
  // The customer of the ticket.
  [
    'Customer Ulm has Windows Server 2022. Also, customer Ulm (containerd 1.7.17) asked for a date.',
    '1.7.17',
  ],
  [
    'Hier läuft Server 2022. In der Testumgebung (containerd 1.7.17) sehen wir das Problem.',
    '1.7.17',
  ],
  [
    'Two clusters: "Quay" (live) and "Pier" (pre-live).\n- Quay: containerd 1.6.28.\n- Pier: containerd 1.7.17.\n- On Pier pods on Windows Server 2022 fail. Quay is fine.',
    '1.7.17',
  ],
])('what may be the one in trouble: %s', (text, value) =>
  expect(valuesOf('runtimeVersion', text)).toEqual([value]),
)
