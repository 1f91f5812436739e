/** @jest-environment node */
import PDFDocument from 'pdfkit';
import type { Exercise } from '@/lib/orders/deliverables/workbook/workbook-day';
import { Pen } from '@/scripts/pdf/pen';
import { layOut } from '@/scripts/workbook/lay-out';

const lines = (count: number): Exercise => ({ kind: 'lines', prompt: 'Escribe aquí', count });

function layOutOn(exercises: Exercise[], top: number, bottom: number): void {
  const doc = new PDFDocument({ tagged: true, margin: 0 });
  const root = doc.struct('Document');
  doc.addStructure(root);
  layOut(new Pen(doc), root, exercises, top, bottom);
}

test('exercises that leave too little room to write are refused, and named', () => {
  expect(() => layOutOn([lines(10)], 100, 700)).not.toThrow();
  expect(() => layOutOn([lines(40)], 100, 700)).toThrow(/Escribe aquí.*a row has 14\.5 points/);
});
