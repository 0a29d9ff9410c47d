import type { TableBlock } from '#core/article/blocks/table.ts';
import type { BlockPart } from './block-part.ts';

export const TablePart: BlockPart<TableBlock> = ({ block: { caption, rows } }) => (
  <table>
    {caption ? <caption>{caption}</caption> : null}
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a row
        <tr key={at}>
          {row.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a column
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
