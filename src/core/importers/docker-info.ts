import { defineImporter } from '../model/importer.ts'
import type { Place } from '../model/finding.ts'
import type { Observation } from '../model/observation.ts'
import { decided, hostBuildAt, stated } from '../model/observe.ts'
import { fieldsOf } from '../text/formats/fields.ts'
import { statementsBeside } from './prose.ts'
import { matchesOf } from './text-of.ts'
import { acrossLines } from '../values/across-lines.ts'

export const dockerInfo = defineImporter({
  id: 'docker-info',
  summary: 'Output of docker version or docker info',
  recognizes: ({ text, command = '' }) =>
    (asksServer.test(command) && /^[ \t'"]*\d{1,2}\.\d{1,2}\.\d/m.test(text)) ||
    (/\bdocker(?:\.exe)?\s+info\b/i.test(command) &&
      /^\s*(?:(?:Default )?Isolation|Storage Driver|OSType|Server Version):/m.test(text)) ||
    (/^\s*Server:/m.test(text) && /^\s*Engine:|^\s*API version:/m.test(text)) ||
    (/^\s*Server Version:/m.test(text) &&
      /^\s*(?:Storage Driver|Isolation|Default Isolation|Kernel Version|Operating System):/m.test(
        text,
      )),

  read(doc) {
    if (asksServer.test(doc.command ?? '')) {
      return {
        observations: matchesOf(doc, serverAlone)
          .slice(0, 1)
          .flatMap(({ raw, place }) => ofServer(raw, place)),
      }
    }
    const fields = fieldsOf(doc.text)
    const server = fields.filter(
      ({ key, under, value }) =>
        value !== '' &&
        (key === 'Server Version' ||
          (key === 'Version' &&
            // Behind “Server:” may stand whose it is; the engine is on that side alone.
            (under.includes('Engine') || (under.includes('Server') && under.length === 1)))),
    )
    const facts = [
      ['Storage Driver', 'docker.graphDriver'],
      ['OSType', 'docker.server.os'],
      ['Operating System', 'host.os'],
      ['Default Isolation', 'docker.defaultIsolation'],
      ['Isolation', 'docker.defaultIsolation'],
    ] as const
    return {
      observations: [
        // Below a command stands its output alone.
        ...(doc.command === undefined ? statementsBeside(doc, ofOutput) : []),
        ...server.slice(0, 1).flatMap(({ value, at }) => ofServer(value, doc.placeAt(at))),
        ...matchesOf(doc, /\(OS Build (\d{5}\.\d{1,6})\)/g).flatMap(({ raw, place }) =>
          hostBuildAt(`10.0.${raw}`, place).map((one) => ({
            ...one,
            raw: one.decision === 'windowsRevision' ? one.raw : raw,
          })),
        ),
        ...fields
          .filter(({ key, value }) => key === 'CPUs' && /^[1-9]\d{0,4}$/.test(value))
          .map(({ value, at }) => decided('cpuCores', Number(value), value, doc.placeAt(at))),
        ...matchesOf(doc, /^\s*Total Memory:\s+([\d.]{1,8})GiB\b/gm)
          .filter(({ raw }) => Math.round(Number(raw)) > 0)
          .map(({ raw, place }) => decided('memoryGiB', Math.round(Number(raw)), raw, place)),
        ...facts.flatMap(([key, name]) =>
          fields
            .filter((one) => one.key === key && one.value !== '')
            .map(({ value, at }) =>
              stated(
                name,
                value.replace(/ Version \w{3,8} \(OS Build .*$/, ''),
                value,
                doc.placeAt(at),
              ),
            ),
        ),
        ...fields
          .filter(({ key, value }) => /^(?:Default )?Isolation$/.test(key) && isMode.test(value))
          .map(({ value, at }) => decided('isolation', value, value, doc.placeAt(at), ofDaemon)),
        // Behind “Client:” stands whose it is.
        ...matchesOf(
          doc,
          /^Client:[^\n]{0,80}\n(?:[ \t][^\n]{0,200}\n){0,15}?[ \t]+OS\/Arch:[ \t]+(\w{3,10})\//gm,
        ).map(({ raw, place }) => stated('docker.client.os', raw, raw, place)),
        ...fields
          .filter(
            ({ key, under, value }) =>
              key === 'OS/Arch' &&
              (under.includes('Server') || under.includes('Engine')) &&
              value !== '',
          )
          .map(({ value, at }) =>
            stated('docker.server.os', value.split('/')[0] ?? value, value, doc.placeAt(at)),
          ),
      ],
    }
  },
})

/** A field, one below another, or a list of plugins. */
const ofOutput = new RegExp(
  acrossLines`
    ^\s*(?:
      Client|Server|Containers|Running|Paused|Stopped|Images|Storage Driver|Windows
      |Logging Driver|Plugins|Volume|Network|Log|Swarm|(?:Default )?Isolation|Kernel Version
      |Operating System|OSType|Architecture|CPUs|Total Memory|Name|ID|Docker Root Dir|Debug Mode
      |Registry|Labels|Experimental|Username|Engine|Context|Built|OS\/Arch
      |(?:Server |API |Go )?Version
      |Git commit|WARNING|Insecure Registries|Live Restore Enabled|Product License|HTTPS? Proxy
      |No Proxy
    )(?: \([\w.]{1,20}\))?:
    |^[ \t]{1,8}[a-z\d][\w.-]{0,40}(?::\d{1,5}|:[ \t][^\n]{0,80})?$
  `,
  'i',
)

/** `docker version -f '{{.Server.Version}}'` prints the release first. */
const asksServer =
  /\bdocker(?:\.exe)?\s+(?:version|info)\s[^\n{]{0,40}\{\{\s?(?:\.Server\.Version|\.ServerVersion)\s?\}\}/i
/** Behind it may stand what else the command asks for. */
const serverAlone =
  /^[ \t'"]*(\d{1,2}\.\d{1,2}\.\d[\w.+-]{0,30})(?:[ \t,;|/-]{1,4}(?:windows|linux|amd64|\d\.\d\d)){0,4}[ \t'"]*$/gm

/** nerdctl has the version of containerd there, with the v that Docker leaves out. */
const ofServer = (version: string, place: Place): readonly Observation[] =>
  version.startsWith('v')
    ? [
        stated('runtime', `containerd ${version.slice(1)}`, version, place),
        decided('containerRuntime', 'containerd', version, place),
        decided('runtimeVersion', version.slice(1), version, place),
      ]
    : ofDocker(version, place)

const ofDocker = (version: string, place: Place) => [
  stated('runtime', `docker ${version}`, version, place),
  stated('docker.server.version', version, version, place),
  decided('runtimeVersion', version, version, place),
]

const isMode = /^(?:process|hyperv)$/

/** What holds where nothing else is said of a container. */
const ofDaemon = { inferred: true, weight: 'default' } as const
