import type { Block, DecisionRecord } from '../../core/compare.ts'

/** The record as it will be read. */
export const RecordView = ({ record }: { readonly record: DecisionRecord }) => (
  <article className="record-view surface" aria-label="The record">
    <h3 className="record-name">{record.title}</h3>
    <p className="small secondary">{record.about.join(' · ')}</p>
    {record.sections.map(({ title, blocks }) => (
      <div key={title}>
        <h4>{title}</h4>
        {blocks.map((block, i) => (
          <BlockView key={i} block={block} />
        ))}
      </div>
    ))}
  </article>
)

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p className="record-text">{block.text}</p>
    case 'list': {
      const items = block.items.map((item, i) => <li key={i}>{item}</li>)
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return (
        <div
          className="table-scroll"
          role="region"
          aria-label={`In the record: ${block.head[0] ?? ''}`}
          tabIndex={0}
        >
          <table className="record-table">
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(([first = '', ...rest]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, i) => (
                    <td key={i}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'sources':
      return (
        <ol>
          {block.items.map(({ number, title, url }) => (
            <li key={number}>
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ol>
      )
  }
}
