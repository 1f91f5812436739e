'use client';

export { default } from '../(public)/(site)/error';
